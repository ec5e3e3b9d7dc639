import { campaignStates } from '@chowk/domain/campaigns';
import { type Paise, requireSystemStep } from '@chowk/domain/kernel';
import { eq, sql } from 'drizzle-orm';
import { campaigns } from '../../../db/schema/campaigns';
import type { CampaignRow, SystemWork } from '../../campaigns';
import { balancePaise, releaseCampaignMoney } from '../../wallets';

/**
 * As the system, the campaign locked: whatever a booking still holds goes back to its brand, and
 * nothing is proved or earned by it any more. Answers with what went back.
 */
export async function closeHold(
  work: SystemWork,
  campaign: CampaignRow,
  via: 'campaign_cancel' | 'campaign.close',
  createdBy: string | null,
): Promise<Paise> {
  const { tx, nowMs } = work;
  const { id, brand_id } = campaign;
  const status = requireSystemStep(campaignStates, campaign.status, via);
  const amountPaise = await balancePaise(tx, { kind: 'campaign_hold', ownerId: id });
  if (amountPaise > 0) {
    const key = `${id}:booking`;
    await releaseCampaignMoney(work, {
      campaignId: id,
      brandId: brand_id,
      amountPaise,
      key,
      createdBy,
    });
  }
  await tx
    .update(campaigns)
    .set({ status, version: sql`${campaigns.version} + 1`, updated_at: new Date(nowMs) })
    .where(eq(campaigns.id, id));
  return amountPaise;
}
