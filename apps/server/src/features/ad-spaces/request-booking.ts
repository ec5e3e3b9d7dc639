import {
  answerByMs,
  bookingPeriods,
  bookingPrice,
  requestBooking as contract,
  type DaySpan,
  judgeSpan,
  MAX_BOOKING_DAYS,
  MAX_DAYS_AHEAD,
  PLACEMENT_OF_KIND,
  periodDueMs,
  type SpanProblem,
  spacePricePaise,
} from '@chowk/domain/ad-spaces';
import {
  ChowkError,
  countDays,
  invalidField,
  istDay,
  type ParsedInputOf,
  startOfDay,
} from '@chowk/domain/kernel';
import { and, eq, getTableColumns, isNotNull } from 'drizzle-orm';
import type { CommandContext } from '../../contract/context';
import { implementCommand } from '../../contract/implement';
import { requireRow } from '../../contract/require-row';
import type { Tx } from '../../db';
import { adSpaceBookings, adSpaces } from '../../db/schema/ad-spaces';
import { shops } from '../../db/schema/businesses';
import { campaigns } from '../../db/schema/campaigns';
import { readPriceRates } from '../campaigns';
import { holdCampaignMoney, requireOwnBrand } from '../wallets';
import type { BookingRow } from './booking-rows';
import { requireFree } from './busy-days';
import { presentBooking } from './present-booking';
import { NO_SPACE, type SpaceRow } from './space-rows';
import { bookSpace } from './system-steps';
import { tellParties } from './tell-parties';

/** Retaking a photo that was sent back. */
const DAYS_TO_RETAKE = 2;

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

/** As the system: what these days cost this brand today. */
export async function priceSpace(
  tx: Tx,
  {
    space,
    brandId,
    span,
    nowMs,
  }: { space: SpaceRow; brandId: string; span: DaySpan; nowMs: number },
) {
  const price = spacePricePaise(space, countDays(span.starts_on, span.ends_on));
  const periods = bookingPeriods(span, price);
  const rates = await readPriceRates(tx, brandId, nowMs);
  return { periods, rates, ...bookingPrice(periods, rates) };
}

type Input = ParsedInputOf<typeof contract>;

async function book(context: CommandContext, input: Input, brandId: string): Promise<BookingRow> {
  const { tx, actor, nowMs, newId } = context;
  const { space, ownerId } = await lockOffered(tx, input.space_id);
  if (ownerId === actor.uid) throw new ChowkError('OWN_SPACE');
  const { id, starts_on, ends_on, brief } = input;
  await requireFree(tx, space, input);
  const price = await priceSpace(tx, { space, brandId, span: input, nowMs });
  if (price.totalPaise !== input.total_paise) {
    throw invalidField('total_paise', 'price_changed', { total_paise: price.totalPaise });
  }
  const { feeBps: fee_bps, gstBps: gst_bps } = price.rates;
  const campaignId = newId();
  await tx.insert(campaigns).values({
    id: campaignId,
    kind: 'booking',
    brand_id: brandId,
    title: space.title,
    brief,
    placement_type: PLACEMENT_OF_KIND[space.kind],
    shop_id: space.shop_id,
    payout_paise: price.periods[0]?.payoutPaise ?? price.pricePaise,
    slots: price.periods.length,
    fee_bps,
    gst_bps,
    starts_at: new Date(startOfDay(starts_on)),
    ends_at: new Date(periodDueMs(input)),
    days_to_submit: DAYS_TO_RETAKE,
    // Nobody is offered it: its weeks belong to one shop and are asked for as they begin.
    status: 'paused',
    launched_at: new Date(nowMs),
    created_at: new Date(nowMs),
    updated_at: new Date(nowMs),
  });
  const hold = await holdCampaignMoney(context, {
    campaignId,
    brandId,
    amountPaise: price.totalPaise,
    createdBy: actor.actorId,
  });
  const [row] = await tx
    .insert(adSpaceBookings)
    .values({
      id,
      space_id: space.id,
      shop_id: space.shop_id,
      brand_id: brandId,
      campaign_id: campaignId,
      starts_on,
      ends_on,
      brief,
      price_paise: price.pricePaise,
      fee_bps,
      gst_bps,
      fee_paise: price.feePaise,
      gst_paise: price.gstPaise,
      hold_transaction_id: hold,
      expires_at: new Date(answerByMs(input, nowMs)),
      requested_by: actor.actorId ?? '',
      created_at: new Date(nowMs),
      updated_at: new Date(nowMs),
    })
    .returning();
  return requireRow(row);
}

export const requestBooking = implementCommand(contract, async (context, input) => {
  const { tx, actor, nowMs, asSystem, record, emit } = context;
  const brand = await requireOwnBrand(tx, actor);
  // Sent again under another key, because the first answer was lost: it is the same booking.
  const [known] = await tx
    .select()
    .from(adSpaceBookings)
    .where(and(eq(adSpaceBookings.id, input.id), eq(adSpaceBookings.brand_id, brand.id)));
  if (known) return presentBooking(tx, known);
  requireSpan(input, nowMs);
  const { row, events } = await asSystem(bookSpace, async () => {
    const booked = await book(context, input, brand.id);
    return { row: booked, events: await tellParties(context, booked, actor.uid) };
  });
  record(row.id, { before: null, after: input });
  for (const event of events) emit(event);
  return presentBooking(tx, row);
});
