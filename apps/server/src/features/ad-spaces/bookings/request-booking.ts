import {
  requestBooking as contract,
  type DaySpan,
  judgeSpan,
  MAX_BOOKING_DAYS,
  MAX_DAYS_AHEAD,
  type SpanProblem,
} from '@chowk/domain/ad-spaces';
import { ChowkError, invalidField, istDay, type ParsedInputOf } from '@chowk/domain/kernel';
import { and, eq, getTableColumns, isNotNull } from 'drizzle-orm';
import type { CommandContext } from '../../../contract/context';
import { implementCommand } from '../../../contract/implement';
import { requireRow } from '../../../contract/require-row';
import type { Tx } from '../../../db';
import { adSpaceBookings, adSpaces } from '../../../db/schema/ad-spaces';
import { shops } from '../../../db/schema/businesses';
import { requireOwnBrand } from '../../wallets';
import { NO_SPACE } from '../space-rows';
import { bookSpace } from '../system-steps';
import type { BookingRow } from './booking-rows';
import { requireFree } from './busy-days';
import { notifyParties } from './notify-parties';
import { openBooking, priceSpace } from './open-booking';
import { presentBooking } from './present-booking';

function refusalOf(problem: SpanProblem): ChowkError {
  switch (problem) {
    case 'reversed':
      return invalidField('ends_on', 'after_start');
    case 'past':
      return invalidField('starts_on', 'future');
    case 'too_long':
      return invalidField('ends_on', 'max_days', { limit: MAX_BOOKING_DAYS });
    case 'too_far':
      return invalidField('ends_on', 'within_days', { limit: MAX_DAYS_AHEAD });
  }
}

export function requireSpan(span: DaySpan, nowMs: number): void {
  const problem = judgeSpan(span, istDay(nowMs));
  if (problem) throw refusalOf(problem);
}

/** As the system: one that is on offer, held until the end so that its days go to one brand. */
async function lockOffered(tx: Tx, id: string) {
  const [found] = await tx
    .select({ space: getTableColumns(adSpaces), ownerId: shops.owner_id })
    .from(adSpaces)
    .innerJoin(shops, eq(shops.id, adSpaces.shop_id))
    .where(
      and(
        eq(adSpaces.id, id),
        eq(adSpaces.status, 'active'),
        eq(shops.status, 'active'),
        isNotNull(shops.owner_id),
      ),
    )
    .for('update', { of: adSpaces });
  return requireRow(found, NO_SPACE);
}

type Input = ParsedInputOf<typeof contract>;

interface Booked {
  readonly row: BookingRow;
  readonly isNew: boolean;
}

/** Sent again under another key, because the first answer was lost: it is the same booking. */
async function findKnown(tx: Tx, id: string, brandId: string): Promise<BookingRow | undefined> {
  const isIt = and(eq(adSpaceBookings.id, id), eq(adSpaceBookings.brand_id, brandId));
  const [row] = await tx.select().from(adSpaceBookings).where(isIt);
  return row;
}

async function book(context: CommandContext, input: Input, brandId: string): Promise<Booked> {
  const { tx, actor, nowMs } = context;
  const { space, ownerId } = await lockOffered(tx, input.space_id);
  if (ownerId === actor.uid) throw new ChowkError('OWN_SPACE');
  // Two taps at once: the second waited for the first.
  const known = await findKnown(tx, input.id, brandId);
  if (known) return { row: known, isNew: false };
  await requireFree(tx, space, input);
  const price = await priceSpace(tx, { space, brandId, span: input }, nowMs);
  if (price.totalPaise !== input.total_paise) {
    throw invalidField('total_paise', 'price_changed', { total_paise: price.totalPaise });
  }
  const { id, brief } = input;
  const requestedBy = actor.actorId ?? '';
  const wanted = { id, space, brandId, span: input, brief, price, requestedBy };
  return { row: await openBooking(context, wanted), isNew: true };
}

export const requestBooking = implementCommand(contract, async (context, input) => {
  const { tx, actor, nowMs, asSystem, record, emit } = context;
  const brand = await requireOwnBrand(tx, actor);
  const known = await findKnown(tx, input.id, brand.id);
  if (known) return presentBooking(tx, known);
  requireSpan(input, nowMs);
  const { row, isNew, events } = await asSystem(bookSpace, async () => {
    const booked = await book(context, input, brand.id);
    const news = booked.isNew ? await notifyParties(context, booked.row, actor.uid) : [];
    return { ...booked, events: news };
  });
  if (isNew) record(row.id, { before: null, after: input });
  for (const event of events) emit(event);
  return presentBooking(tx, row);
});
