import { invalidField, istDay, startOfDay } from '@chowk/domain/kernel';
import { needsSecondPerson, setPlatformConfig } from '@chowk/domain/platform';
import { implementCommand } from '../../contract/implement';
import { configChanges } from '../../db/schema/platform';
import { applyDueChanges } from './apply-config';
import { readChange } from './config-changes.queries';
import { readPlatformConfig } from './read-platform-config';
import { applyConfig } from './system-steps';

/** A day that has begun is now; one that is over cannot be meant. */
function effectiveMs(day: string | undefined, today: string, nowMs: number): number {
  if (day === undefined || day === today) return nowMs;
  if (day < today) throw invalidField('effective_on', 'future');
  return startOfDay(day);
}

export const setConfig = implementCommand(setPlatformConfig, async (context, input) => {
  const { tx, actor, nowMs, newId, record, asSystem } = context;
  const { key, value, effective_on } = input;
  const before = await readPlatformConfig(tx);
  const effective = new Date(effectiveMs(effective_on, istDay(nowMs), nowMs));
  const needsSecond = needsSecondPerson(key);
  const id = newId();
  await tx.insert(configChanges).values({
    id,
    key,
    value,
    needs_second: needsSecond,
    status: needsSecond ? 'proposed' : 'confirmed',
    effective_at: effective,
    proposed_by: actor.uid ?? '',
  });
  if (!needsSecond) await asSystem(applyConfig, () => applyDueChanges(tx, nowMs));
  const change = await readChange(tx, id);
  record(key, {
    before: before[key],
    after: value,
    ...(change.status === 'applied' ? {} : { status: change.status, effective_at: effective }),
  });
  return { config: await readPlatformConfig(tx), change };
});
