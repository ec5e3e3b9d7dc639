import { overrideDeal as contract, type DealState, dueMs, takesSlot } from '@chowk/domain/deals';
import { ChowkError, HOUR_MS } from '@chowk/domain/kernel';
import type { CommandContext } from '../../contract/context';
import { implementCommand } from '../../contract/implement';
import {
  type CampaignRow,
  countDone,
  freeSlot,
  lockCampaign,
  OFFER_JOB,
  takeSlotAnyway,
} from '../campaigns';
import { reverseEarning } from '../earnings';
import { notifyPeople } from '../notifications';
import { readPlatformConfig } from '../platform';
import { bookDeal } from './book-deal';
import { changeDeal, type DealRow, lockDeal, requireDeal, slotChange } from './deal-rows';
import { decideLatestProof } from './decide-latest-proof';
import { type DealParties, dealEvents, findParties } from './notify-parties';
import { presentDeal } from './present-deal';
import { moveDeal } from './system-steps';

/** Corrects money and slots: reverses what was booked, then books again. */
async function follow(
  context: CommandContext,
  campaign: CampaignRow,
  deal: DealRow,
  to: DealState,
  { storeId }: DealParties,
): Promise<void> {
  const { tx, actor } = context;
  const createdBy = actor.actorId;
  const change = slotChange(deal, createdBy);
  if (deal.status === 'approved') {
    await reverseEarning(context, { dealId: deal.id, createdBy });
    await countDone(tx, campaign.id, -1);
  }
  if (takesSlot(deal.status) && !takesSlot(to)) await freeSlot(context, campaign, change);
  if (!takesSlot(deal.status) && takesSlot(to)) await takeSlotAnyway(context, campaign, change);
  if (to === 'approved') {
    await bookDeal(context, campaign, deal, { payeeId: storeId });
    await countDone(tx, campaign.id, 1);
  }
}

/** The dates a deal in that state must have; without them no job would ever end it. */
async function datesFor(
  { tx, nowMs }: CommandContext,
  campaign: CampaignRow,
  deal: DealRow,
  to: DealState,
) {
  const now = new Date(nowMs);
  const due = new Date(dueMs(nowMs, campaign.days_to_submit));
  const { offer_hours } = await readPlatformConfig(tx);
  return {
    approved_at: to === 'approved' ? now : null,
    ...(to === 'offered' ? { offer_expires_at: new Date(nowMs + offer_hours * HOUR_MS) } : {}),
    ...(to === 'accepted' || to === 'rejected_proof' ? { due_at: due } : {}),
    ...(takesSlot(to) && deal.accepted_at === null ? { accepted_at: now } : {}),
    ...(to === 'submitted' && deal.submitted_at === null ? { submitted_at: now } : {}),
  };
}

export const overrideDeal = implementCommand(contract, async (context, input) => {
  const { tx, asSystem, record, emit, enqueue } = context;
  const { id, status, reason } = input;
  const seen = await requireDeal(tx, id);
  const { row, parties } = await asSystem(moveDeal, async () => {
    const campaign = await lockCampaign(tx, seen.campaign_id);
    const deal = await lockDeal(tx, id);
    if (deal.status === status) {
      throw new ChowkError('WRONG_STATE', { details: { noun: 'deal', state: status } });
    }
    const found = await findParties(tx, id);
    await follow(context, campaign, deal, status, found);
    await decideLatestProof(context, id, status, reason);
    const dates = await datesFor(context, campaign, deal, status);
    const moved = await changeDeal(context, id, { ...dates, status });
    const payload = { deal_id: id, campaign_title: found.campaignTitle, status, reason };
    const people = found.storeId === null ? [] : [found.storeId];
    await notifyPeople(
      context,
      [...people, found.brandOwnerId].map((profileId) => ({
        profileId,
        type: 'deal_overridden' as const,
        payload,
      })),
    );
    return { row: moved, parties: found };
  });
  if (!takesSlot(row.status)) enqueue(OFFER_JOB, { campaignId: row.campaign_id });
  record(id, { before: { status: seen.status }, after: { status }, reason });
  for (const event of dealEvents(row, parties)) emit(event);
  return presentDeal(tx, row);
});
