import {
  campaignStates,
  launchCampaign as contract,
  holdPaise,
  judgeLaunch,
  placementPrice,
} from '@chowk/domain/campaigns';
import { ChowkError, invalidField, type Paise, requireStep } from '@chowk/domain/kernel';
import { isLowOnFunds } from '@chowk/domain/notifications';
import { eq, sql } from 'drizzle-orm';
import type { CommandContext } from '../../../contract/context';
import { implementCommand } from '../../../contract/implement';
import { requireRow } from '../../../contract/require-row';
import { campaigns } from '../../../db/schema/campaigns';
import { notifyPeople } from '../../notifications';
import { requireFeature } from '../../platform';
import { balancePaise, holdCampaignMoney } from '../../wallets';
import { type CampaignRow, lockCampaign, ownerOfBrand, requireOwnCampaign } from '../campaign-rows';
import { refuseStale } from '../drafts/update-campaign';
import { OFFER_JOB } from '../job-names';
import { presentCampaign } from '../present-campaign';
import { readPriceRates } from '../price-rates';
import { moveCampaign } from '../system-steps';

function requireReady(row: CampaignRow, nowMs: number) {
  const answer = judgeLaunch(row, nowMs);
  if ('ready' in answer) return answer.ready;
  throw new ChowkError('VALIDATION_FAILED', { details: { fields: [answer.problem] } });
}

/** What cannot be launched for want of money is noticed too late. */
async function tellIfLow(context: CommandContext, campaign: CampaignRow, heldPaise: Paise) {
  const { tx } = context;
  const wallet = { kind: 'brand_wallet', ownerId: campaign.brand_id } as const;
  const balance_paise = await balancePaise(tx, wallet);
  if (!isLowOnFunds(balance_paise, heldPaise)) return;
  const profileId = await ownerOfBrand(tx, campaign.brand_id);
  const payload = { campaign_id: campaign.id, campaign_title: campaign.title, balance_paise };
  await notifyPeople(context, [{ profileId, type: 'campaign_funds_low', payload }]);
}

export const launchCampaign = implementCommand(contract, async (context, input) => {
  const { tx, actor, nowMs, asSystem, record, emit, enqueue } = context;
  const { id } = input;
  await requireFeature(tx, 'campaign_launch');
  const seen = await requireOwnCampaign(tx, actor, id);
  requireStep(campaignStates, seen.status, 'campaign_launch', actor);
  if (seen.version !== input.version) return refuseStale(context, seen);
  const { payoutPaise, slots } = requireReady(seen, nowMs);
  const row = await asSystem(moveCampaign, async () => {
    // Judged again under the lock: two taps launch once.
    const locked = await lockCampaign(tx, id);
    const status = requireStep(campaignStates, locked.status, 'campaign_launch', actor);
    if (locked.version !== input.version) throw new ChowkError('STALE_VERSION');
    const rates = await readPriceRates(tx, locked.brand_id, nowMs);
    const amountPaise = holdPaise(placementPrice(payoutPaise, rates), slots);
    if (amountPaise !== input.hold_paise) {
      throw invalidField('hold_paise', 'price_changed', { hold_paise: amountPaise });
    }
    await holdCampaignMoney(context, {
      campaignId: id,
      brandId: locked.brand_id,
      amountPaise,
      createdBy: actor.actorId,
    });
    const [live] = await tx
      .update(campaigns)
      .set({
        status,
        fee_bps: rates.feeBps,
        gst_bps: rates.gstBps,
        supplier_gstin: rates.supplierGstin,
        launched_at: new Date(nowMs),
        starts_at: locked.starts_at ?? new Date(nowMs),
        version: sql`${campaigns.version} + 1`,
        updated_at: new Date(nowMs),
      })
      .where(eq(campaigns.id, id))
      .returning();
    await tellIfLow(context, locked, amountPaise);
    return requireRow(live);
  });
  enqueue(OFFER_JOB, { campaignId: id });
  record(id, { before: { status: seen.status }, after: { status: row.status }, ...input });
  for (const audience of [`person:${actor.uid}`, 'role:admin'] as const) {
    emit({ type: 'campaign.launched', audience, entityId: id, payload: {} });
  }
  return presentCampaign(tx, row);
});
