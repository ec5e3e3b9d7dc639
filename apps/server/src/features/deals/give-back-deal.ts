import {
  cancelDeal as cancelContract,
  declineDeal as declineContract,
  takesSlot,
  withdrawDeal as withdrawContract,
} from '@chowk/domain/deals';
import { can, only, type ParsedInputOf } from '@chowk/domain/kernel';
import type { CommandContext } from '../../contract/context';
import { implementCommand } from '../../contract/implement';
import { requireRow } from '../../contract/require-row';
import { SlippedIn } from '../../contract/run/seen-version';
import { freeSlot, lockCampaign, OFFER_JOB, ownBrandIds } from '../campaigns';
import { notifyPeople } from '../notifications';
import {
  changeDeal,
  type DealRow,
  lockDeal,
  NO_DEAL,
  requireDeal,
  requireDealStep,
  requireOwnDeal,
  slotChange,
} from './deal-rows';
import { type DealParties, dealEvents, findParties } from './notify-parties';
import { dealAsItIs, findOwnDeal, presentDeal } from './present-deal';
import { moveDeal } from './system-steps';

interface Leaving {
  readonly via: 'deal_decline' | 'deal_cancel' | 'deal_withdraw';
  readonly changes: Parameters<typeof changeDeal>[2];
  readonly tell: 'store' | 'brand' | 'nobody';
}

async function tell(context: CommandContext, row: DealRow, p: DealParties, to: Leaving['tell']) {
  const profileId = to === 'store' ? p.storeId : to === 'brand' ? p.brandOwnerId : null;
  if (profileId === null) return;
  await notifyPeople(context, [
    {
      profileId,
      type: to === 'store' ? 'deal_withdrawn' : 'deal_cancelled',
      payload: { deal_id: row.id, campaign_title: p.campaignTitle, shop_name: p.shopName },
    },
  ]);
}

/** Frees its slot, if it had one, so that the campaign offers it to the next shop. */
async function leave(context: CommandContext, seen: DealRow, leaving: Leaving) {
  const { tx, actor, asSystem, record, emit, enqueue } = context;
  const { via, changes } = leaving;
  requireDealStep(context, seen, via);
  const { row, parties } = await asSystem(moveDeal, async () => {
    const campaign = await lockCampaign(tx, seen.campaign_id);
    const locked = await lockDeal(tx, seen.id);
    if (locked.version !== seen.version) throw new SlippedIn();
    const status = requireDealStep(context, locked, via);
    if (takesSlot(locked.status)) {
      await freeSlot(context, campaign, slotChange(locked, actor.actorId));
    }
    const moved = await changeDeal(context, seen.id, { ...changes, status });
    const found = await findParties(tx, seen.id);
    await tell(context, moved, found, leaving.tell);
    return { row: moved, parties: found };
  });
  enqueue(OFFER_JOB, { campaignId: row.campaign_id });
  record(row.id, { before: { status: seen.status }, after: { status: row.status, ...changes } });
  for (const event of dealEvents(row, parties)) emit(event);
  return presentDeal(tx, row);
}

async function decline(context: CommandContext, input: ParsedInputOf<typeof declineContract>) {
  const { id, reason, note } = input;
  const seen = await requireOwnDeal(context.tx, context.actor, id);
  if (seen.status === 'declined') return dealAsItIs(context, id);
  const changes = { decline_reason: reason, ...(note ? { notes: note } : {}) };
  return leave(context, seen, { via: 'deal_decline', changes, tell: 'nobody' });
}

export const declineDeal = implementCommand(declineContract, decline, findOwnDeal);

export const cancelDeal = implementCommand(cancelContract, async (context, { id, note }) => {
  const seen = await requireOwnDeal(context.tx, context.actor, id);
  const changes = { due_at: null, ...(note ? { notes: note } : {}) };
  return leave(context, seen, { via: 'deal_cancel', changes, tell: 'brand' });
});

export const withdrawDeal = implementCommand(withdrawContract, async (context, { id }) => {
  const { tx, actor } = context;
  const seen = await requireDeal(tx, id);
  // The store can see its offer, but cannot withdraw it.
  const isTheirs =
    can(actor, only('admin')) || (await ownBrandIds(tx, actor)).includes(seen.brand_id);
  requireRow(isTheirs ? seen : undefined, NO_DEAL);
  return leave(context, seen, { via: 'deal_withdraw', changes: {}, tell: 'store' });
});
