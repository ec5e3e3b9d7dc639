import { acceptDeal as contract, dueMs } from '@chowk/domain/deals';
import { ChowkError } from '@chowk/domain/kernel';
import { isLowOnSlots } from '@chowk/domain/notifications';
import { eq } from 'drizzle-orm';
import type { CommandContext } from '../../contract/context';
import { implementCommand } from '../../contract/implement';
import type { Tx } from '../../db';
import { campaigns } from '../../db/schema/campaigns';
import { type CampaignRow, takeLiveSlot } from '../campaigns';
import { notifyPeople } from '../notifications';
import { requireActedAmount } from '../shops';
import { changeDealSeen, requireDealStep, requireOwnDeal } from './deal-rows';
import { dealOfParties, findOwnDeal } from './present-deal';
import { moveDeal } from './system-steps';
import { dealEvents, findParties } from './tell-parties';

/** Why there was no place: none left, or the campaign offers none now. */
async function whyNoSlot(tx: Tx, campaignId: string): Promise<ChowkError> {
  const [row] = await tx.select().from(campaigns).where(eq(campaigns.id, campaignId));
  const isFull = row?.status === 'live' && row.slots_taken >= (row.slots ?? 0);
  return isFull
    ? new ChowkError('CAMPAIGN_FULL')
    : new ChowkError('OFFER_OVER', { details: { campaign: row?.status } });
}

/** A campaign that is nearly full can be made longer, while there is still time. */
async function tellIfLow(context: CommandContext, campaign: CampaignRow, profileId: string) {
  const slots = campaign.slots ?? 0;
  const left = slots - campaign.slots_taken;
  if (!isLowOnSlots(left, slots)) return;
  const payload = { campaign_id: campaign.id, campaign_title: campaign.title, left, slots };
  await notifyPeople(context, [{ profileId, type: 'campaign_slots_low', payload }]);
}

async function accept(context: CommandContext, { id }: { readonly id: string }) {
  const { tx, actor, nowMs, asSystem, record, emit } = context;
  const seen = await requireOwnDeal(tx, actor, id);
  const status = requireDealStep(context, seen, 'deal_accept');
  await requireActedAmount(tx, actor, seen.payout_paise);
  const { row, parties } = await asSystem(moveDeal, async () => {
    const [campaign, found] = await Promise.all([
      takeLiveSlot(tx, seen.campaign_id),
      findParties(tx, id),
    ]);
    if (!campaign) throw await whyNoSlot(tx, seen.campaign_id);
    const { before, after } = await changeDealSeen(context, id, {
      status,
      accepted_at: new Date(nowMs),
      due_at: new Date(dueMs(nowMs, campaign.days_to_submit)),
    });
    // Judged again as it was under the lock: the same tap from two phones takes one place.
    requireDealStep(context, before, 'deal_accept');
    await notifyPeople(context, [
      {
        profileId: found.brandOwnerId,
        type: 'deal_accepted',
        payload: { deal_id: id, campaign_title: found.campaignTitle, shop_name: found.shopName },
      },
    ]);
    await tellIfLow(context, campaign, found.brandOwnerId);
    return { row: after, parties: found };
  });
  record(id, { before: { status: seen.status }, after: { status: row.status } });
  for (const event of dealEvents(row, parties)) emit(event);
  return dealOfParties(row, parties);
}

export const acceptDeal = implementCommand(contract, accept, findOwnDeal);
