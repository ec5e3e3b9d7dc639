import { periodDueMs } from '@chowk/domain/ad-spaces';
import { dealStates, dueMs } from '@chowk/domain/deals';
import { ChowkError, istDay, requireSystemStep } from '@chowk/domain/kernel';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { campaigns } from '../../../db/schema/campaigns';
import { deals } from '../../../db/schema/deals';
import { type CampaignRow, freeSlot, lockCampaign, type SystemWork } from '../../campaigns';
import { changeDeal, slotChange } from '../../deals';
import { type BookingRow, periodsOf } from './booking-rows';

/** A photo may be asked for late, when nothing ran for a while: the shop has until tomorrow. */
const LEAST_DAYS = 1;

export type OpenedWeek = Pick<typeof deals.$inferSelect, 'id' | 'period' | 'due_at'>;

/**
 * As the system, the campaign locked: a deal for each week that has begun, as if the shop had just
 * taken it. What is there already stays; answers with those that were made.
 */
export async function openWeeks(work: SystemWork, booking: BookingRow): Promise<OpenedWeek[]> {
  const { tx, newId, nowMs } = work;
  const today = istDay(nowMs);
  const begun = periodsOf(booking).filter(({ starts_on }) => starts_on <= today);
  if (begun.length === 0) return [];
  const now = new Date(nowMs);
  const made = await tx
    .insert(deals)
    .values(
      begun.map((period) => ({
        id: newId(),
        campaign_id: booking.campaign_id,
        shop_id: booking.shop_id,
        brand_id: booking.brand_id,
        period: period.number,
        status: 'accepted' as const,
        payout_paise: period.payoutPaise,
        offer_expires_at: now,
        accepted_at: now,
        due_at: new Date(Math.max(periodDueMs(period), dueMs(nowMs, LEAST_DAYS))),
        created_at: now,
        updated_at: now,
      })),
    )
    .onConflictDoNothing({ target: [deals.campaign_id, deals.shop_id, deals.period] })
    .returning({ id: deals.id, period: deals.period, due_at: deals.due_at });
  await tx
    .update(campaigns)
    .set({ slots_taken: sql`${campaigns.slots_taken} + ${made.length}` })
    .where(eq(campaigns.id, booking.campaign_id));
  return made;
}

/**
 * As the system, the campaign locked: weeks that still wait for photos are called off. Photos that
 * were sent are decided first: whoever earned something is not sent away without it.
 */
export async function endWeeks(
  work: SystemWork,
  campaign: CampaignRow,
  createdBy: string | null,
): Promise<CampaignRow> {
  const { tx } = work;
  const open = await tx
    .select()
    .from(deals)
    .where(
      and(
        eq(deals.campaign_id, campaign.id),
        inArray(deals.status, ['accepted', 'submitted', 'rejected_proof']),
      ),
    )
    .orderBy(asc(deals.id))
    .for('update');
  if (open.some(({ status }) => status === 'submitted')) {
    const details = { noun: 'deal', state: 'submitted', step: 'booking_end' };
    throw new ChowkError('WRONG_STATE', { details });
  }
  for (const deal of open) {
    const status = requireSystemStep(dealStates, deal.status, 'booking_end');
    await freeSlot(work, campaign, slotChange(deal, createdBy));
    await changeDeal(work, deal.id, { status, due_at: null });
  }
  return lockCampaign(tx, campaign.id);
}
