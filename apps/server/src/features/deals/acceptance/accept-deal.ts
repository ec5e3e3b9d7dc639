import { acceptDeal as contract, takesSlot } from '@chowk/domain/deals';
import { ChowkError } from '@chowk/domain/kernel';
import { isLowOnSlots } from '@chowk/domain/notifications';
import { eq } from 'drizzle-orm';
import type { CommandContext } from '../../../contract/context';
import { implementCommand } from '../../../contract/implement';
import { requireRow } from '../../../contract/require-row';
import { SlippedIn } from '../../../contract/run/seen-version';
import { campaigns } from '../../../db/schema/campaigns';
import { notifyPeople } from '../../notifications';
import { requireActedLimit } from '../../shops';
import { type DealRow, findOwnDeals, NO_DEAL, requireDealStep } from '../deal-rows';
import { dealEvents } from '../notify-parties';
import { dealAsItIs, dealOfParties, findOwnDeal } from '../present-deal';
import { moveDeal } from '../system-steps';
import { type AcceptedDeal, takeSlot } from './take-slot';

/** Why there was no place: the deal is another by now, none is left, or none is offered now. */
async function whyNoPlace(context: CommandContext, seen: DealRow): Promise<Error> {
  const [found] = await findOwnDeals(context, [seen]);
  // The same tap on two phones: run again, it returns what the other one did.
  if (found?.version !== seen.version) return new SlippedIn();
  const [row] = await context.tx.select().from(campaigns).where(eq(campaigns.id, seen.campaign_id));
  const isFull = row?.status === 'live' && row.slots_taken >= (row.slots ?? 0);
  return isFull
    ? new ChowkError('CAMPAIGN_FULL')
    : new ChowkError('OFFER_OVER', { details: { campaign: row?.status } });
}

/** A campaign that is nearly full can be made longer, while there is still time. */
async function tellIfLow(context: CommandContext, placed: AcceptedDeal) {
  const slots = placed.slots ?? 0;
  const left = slots - placed.slotsTaken;
  if (!isLowOnSlots(left, slots)) return;
  const { campaign_id, campaignTitle: campaign_title, brandOwnerId: profileId } = placed;
  const payload = { campaign_id, campaign_title, left, slots };
  await notifyPeople(context, [{ profileId, type: 'campaign_slots_low', payload }]);
}

async function accept(
  context: CommandContext,
  { id }: { readonly id: string },
  found: DealRow | undefined,
) {
  const { asSystem, record, emit } = context;
  const seen = requireRow(found, NO_DEAL);
  if (takesSlot(seen.status)) return dealAsItIs(context, id);
  const status = requireDealStep(context, seen, 'deal_accept');
  await requireActedLimit(context, 'deals', [seen.payout_paise]);
  const placed = await asSystem(moveDeal, async () => {
    const row = await takeSlot(context, seen, status);
    if (!row) throw await whyNoPlace(context, seen);
    await notifyPeople(context, [
      {
        profileId: row.brandOwnerId,
        type: 'deal_accepted',
        payload: { deal_id: id, campaign_title: row.campaignTitle, shop_name: row.shopName },
      },
    ]);
    await tellIfLow(context, row);
    return row;
  });
  record(id, { before: { status: seen.status }, after: { status: placed.status } });
  for (const event of dealEvents(placed, placed)) emit(event);
  return dealOfParties(placed, placed);
}

export const acceptDeal = implementCommand(contract, accept, findOwnDeal, findOwnDeals);
