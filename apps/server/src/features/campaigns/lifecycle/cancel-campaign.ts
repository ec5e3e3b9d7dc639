import { campaignStates, cancelCampaign as contract } from '@chowk/domain/campaigns';
import { type Paise, requireStep } from '@chowk/domain/kernel';
import { and, eq, sql } from 'drizzle-orm';
import type { CommandContext } from '../../../contract/context';
import { implementCommand } from '../../../contract/implement';
import { requireRow } from '../../../contract/require-row';
import { shops } from '../../../db/schema/businesses';
import { campaigns } from '../../../db/schema/campaigns';
import { deals } from '../../../db/schema/deals';
import { notifyPeople } from '../../notifications';
import { releaseCampaignMoney } from '../../wallets';
import {
  type CampaignRow,
  lockCampaign,
  ownerOfBrand,
  requireManagedCampaign,
} from '../campaign-rows';
import { presentCampaign } from '../present-campaign';
import { placementPaise } from '../slots';
import { moveCampaign } from '../system-steps';

/** Who was still thinking about it is told, instead of meeting a refusal. */
async function withdrawOffers(context: CommandContext, campaign: CampaignRow): Promise<void> {
  const { tx, nowMs } = context;
  const withdrawn = await tx
    .update(deals)
    .set({
      status: 'withdrawn',
      version: sql`${deals.version} + 1`,
      updated_at: new Date(nowMs),
    })
    .from(shops)
    .where(
      and(
        eq(deals.campaign_id, campaign.id),
        eq(deals.status, 'offered'),
        eq(shops.id, deals.shop_id),
      ),
    )
    .returning({ dealId: deals.id, ownerId: shops.owner_id });
  await notifyPeople(
    context,
    withdrawn.flatMap(({ dealId, ownerId }) =>
      ownerId === null
        ? []
        : [
            {
              profileId: ownerId,
              type: 'deal_withdrawn' as const,
              payload: { deal_id: dealId, campaign_title: campaign.title },
            },
          ],
    ),
  );
}

async function releaseUntaken(context: CommandContext, campaign: CampaignRow): Promise<Paise> {
  if (campaign.status === 'draft') return 0;
  const untaken = (campaign.slots ?? 0) - campaign.slots_taken;
  const amountPaise = untaken * placementPaise(campaign);
  if (amountPaise > 0) {
    await releaseCampaignMoney(context, {
      campaignId: campaign.id,
      brandId: campaign.brand_id,
      amountPaise,
      key: `${campaign.id}:cancel`,
      createdBy: context.actor.actorId,
    });
  }
  return amountPaise;
}

export const cancelCampaign = implementCommand(contract, async (context, { id }) => {
  const { tx, actor, nowMs, asSystem, record, emit } = context;
  const seen = await requireManagedCampaign(tx, actor, id);
  requireStep(campaignStates, seen.status, 'campaign_cancel', actor);
  const { row, refundedPaise, ownerId } = await asSystem(moveCampaign, async () => {
    const locked = await lockCampaign(tx, id);
    const status = requireStep(campaignStates, locked.status, 'campaign_cancel', actor);
    await withdrawOffers(context, locked);
    const released = await releaseUntaken(context, locked);
    const [moved] = await tx
      .update(campaigns)
      .set({ status, version: sql`${campaigns.version} + 1`, updated_at: new Date(nowMs) })
      .where(eq(campaigns.id, id))
      .returning();
    return {
      row: requireRow(moved),
      refundedPaise: released,
      ownerId: await ownerOfBrand(tx, locked.brand_id),
    };
  });
  record(id, { before: { status: seen.status }, after: { status: row.status }, refundedPaise });
  emit({ type: 'campaign.cancelled', audience: `person:${ownerId}`, entityId: id, payload: {} });
  return { campaign: await presentCampaign(tx, row), refunded_paise: refundedPaise };
});
