import { blockAdSpaceDates as contract, type DaySpan } from '@chowk/domain/ad-spaces';
import { addDays, ChowkError, invalidField, istDay } from '@chowk/domain/kernel';
import { implementCommand } from '../../contract/implement';
import { listBooked } from './bookings/busy-days';
import { presentSpace } from './present-space';
import { changeSpace } from './save-space';
import { lockOwnSpace } from './space-rows';

/** In order, touching ones as one, and without what is over. */
function tidy(spans: readonly DaySpan[], today: string): DaySpan[] {
  const ahead = spans
    .filter(({ ends_on }) => ends_on >= today)
    .sort((a, b) => a.starts_on.localeCompare(b.starts_on));
  const apart: DaySpan[] = [];
  for (const span of ahead) {
    const last = apart.at(-1);
    if (!last || span.starts_on > addDays(last.ends_on, 1)) apart.push(span);
    else if (span.ends_on > last.ends_on) apart.splice(-1, 1, { ...last, ends_on: span.ends_on });
  }
  return apart;
}

export const blockDates = implementCommand(contract, async (context, { id, blocked }) => {
  const { tx, actor, nowMs } = context;
  const reversed = blocked.findIndex(({ starts_on, ends_on }) => ends_on < starts_on);
  if (reversed >= 0) throw invalidField(`blocked.${reversed}.ends_on`, 'after_start');
  const before = await lockOwnSpace(tx, actor, id);
  const kept = tidy(blocked, istDay(nowMs));
  for (const span of kept) {
    const [taken] = await listBooked(tx, id, span);
    if (taken) throw new ChowkError('DATES_TAKEN', { details: { taken } });
  }
  return presentSpace(tx, await changeSpace(context, before, { blocked: kept }));
});
