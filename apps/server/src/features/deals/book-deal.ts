import { ChowkError } from '@chowk/domain/kernel';
import type { CommandContext } from '../../contract/context';
import type { CampaignRow } from '../campaigns';
import { bookPlacementEarning } from '../earnings';
import type { DealRow } from './deal-rows';

/** Requirements of an approval: a price fixed at launch, and somebody to pay. */
export async function bookDeal(
  context: CommandContext,
  campaign: CampaignRow,
  deal: DealRow,
  facts: { readonly payeeId: string | null; readonly payableFromMs?: number },
): Promise<void> {
  const { fee_bps, gst_bps, payment_nature } = campaign;
  const { payeeId, ...dates } = facts;
  if (fee_bps === null || gst_bps === null || payeeId === null) {
    throw new ChowkError('WRONG_STATE', { details: { noun: 'campaign', state: campaign.status } });
  }
  await bookPlacementEarning(context, {
    dealId: deal.id,
    campaignId: campaign.id,
    payoutPaise: deal.payout_paise,
    feeBps: fee_bps,
    gstBps: gst_bps,
    paymentNature: payment_nature,
    payeeId,
    createdBy: context.actor.actorId,
    ...dates,
  });
}
