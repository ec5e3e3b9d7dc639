import {
  campaignStates,
  launchCampaign as contract,
  holdPaise,
  judgeLaunch,
  placementPrice,
} from '@chowk/domain/campaigns';
import { ChowkError, invalidField, requireStep } from '@chowk/domain/kernel';
import { eq, sql } from 'drizzle-orm';
import { implementCommand } from '../../contract/implement';
import { requireRow } from '../../contract/require-row';
import { campaigns } from '../../db/schema/campaigns';
import { holdCampaignMoney } from '../wallets';
import { type CampaignRow, lockCampaign, requireOwnCampaign } from './campaign-rows';
import { OFFER_JOB } from './job-names';
import { presentCampaign } from './present-campaign';
import { readPriceRates } from './price-rates';
import { moveCampaign } from './system-steps';
import { refuseStale } from './update-campaign';

function requireReady(row: CampaignRow, nowMs: number) {
  const answer = judgeLaunch(row, nowMs);
  if ('ready' in answer) return answer.ready;
  throw new ChowkError('VALIDATION_FAILED', { details: { fields: [answer.problem] } });
}

export const launchCampaign = implementCommand(contract, async (context, input) => {
  const { tx, actor, nowMs, asSystem, record, emit, enqueue } = context;
  const { id } = input;
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
        launched_at: new Date(nowMs),
        starts_at: locked.starts_at ?? new Date(nowMs),
        version: sql`${campaigns.version} + 1`,
        updated_at: new Date(nowMs),
      })
      .where(eq(campaigns.id, id))
      .returning();
    return requireRow(live);
  });
  enqueue(OFFER_JOB, { campaignId: id });
  record(id, { before: { status: seen.status }, after: { status: row.status }, ...input });
  for (const audience of [`person:${actor.uid}`, 'role:admin'] as const) {
    emit({ type: 'campaign.launched', audience, entityId: id, payload: {} });
  }
  return presentCampaign(tx, row);
});
