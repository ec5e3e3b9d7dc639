import {
  answerByMs,
  bookingPeriods,
  bookingPrice,
  type DaySpan,
  PLACEMENT_OF_KIND,
  periodDueMs,
  spacePricePaise,
} from '@chowk/domain/ad-spaces';
import { countDays, startOfDay } from '@chowk/domain/kernel';
import { requireRow } from '../../../contract/require-row';
import type { Tx } from '../../../db';
import { adSpaceBookings } from '../../../db/schema/ad-spaces';
import { campaigns } from '../../../db/schema/campaigns';
import { readPriceRates, type SystemWork } from '../../campaigns';
import { holdCampaignMoney } from '../../wallets';
import type { SpaceRow } from '../space-rows';
import type { BookingRow } from './booking-rows';

/** Retaking a photo that was sent back. */
const DAYS_TO_RETAKE = 2;

interface Wanted {
  readonly space: SpaceRow;
  readonly brandId: string;
  readonly span: DaySpan;
}

/** As the system: what these days cost this brand today. */
export async function priceSpace(tx: Tx, { space, brandId, span }: Wanted, nowMs: number) {
  const price = spacePricePaise(space, countDays(span.starts_on, span.ends_on));
  const periods = bookingPeriods(span, price);
  const rates = await readPriceRates(tx, brandId, nowMs);
  return { periods, rates, ...bookingPrice(periods, rates) };
}

interface NewBooking extends Wanted {
  readonly id: string;
  readonly brief: string;
  readonly requestedBy: string;
  readonly price: Awaited<ReturnType<typeof priceSpace>>;
}

/**
 * As the system, the space locked and its days free: the booking, its money held, and the campaign
 * that keeps the money and later the proofs of its weeks.
 */
export async function openBooking(work: SystemWork, wanted: NewBooking): Promise<BookingRow> {
  const { tx, newId, nowMs } = work;
  const { id, space, brandId, brief, price, requestedBy } = wanted;
  const { starts_on, ends_on } = wanted.span;
  const now = new Date(nowMs);
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
    supplier_gstin: price.rates.supplierGstin,
    starts_at: new Date(startOfDay(starts_on)),
    ends_at: new Date(periodDueMs(wanted.span)),
    days_to_submit: DAYS_TO_RETAKE,
    // Nobody is offered it: its weeks belong to one shop and are asked for as they begin.
    status: 'paused',
    launched_at: now,
    created_at: now,
    updated_at: now,
  });
  const hold = await holdCampaignMoney(work, {
    campaignId,
    brandId,
    amountPaise: price.totalPaise,
    createdBy: requestedBy,
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
      expires_at: new Date(answerByMs(wanted.span, nowMs)),
      requested_by: requestedBy,
      created_at: now,
      updated_at: now,
    })
    .returning();
  return requireRow(row);
}
