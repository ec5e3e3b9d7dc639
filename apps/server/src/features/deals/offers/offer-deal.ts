import { offerDeal as contract } from '@chowk/domain/deals';
import { ChowkError } from '@chowk/domain/kernel';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { CommandContext } from '../../../contract/context';
import { implementCommand } from '../../../contract/implement';
import { requireRow } from '../../../contract/require-row';
import { shops } from '../../../db/schema/businesses';
import { campaigns } from '../../../db/schema/campaigns';
import { deals } from '../../../db/schema/deals';
import { isAimedAt, lockCampaign } from '../../campaigns';
import { readPlatformConfig } from '../../platform';
import type { DealRow } from '../deal-rows';
import { presentDeal } from '../present-deal';
import { makeOffers } from '../system-steps';
import { isOffering, writeOffers } from './write-offers';

/**
 * Also for campaigns that are over, not live or for other shops, so that a link reveals nothing.
 */
const NO_CAMPAIGN = 'Campaign not found or you do not have access';

async function findDeal({ tx }: CommandContext, campaignId: string, shopIds: readonly string[]) {
  const [row] = await tx
    .select()
    .from(deals)
    .where(and(eq(deals.campaign_id, campaignId), inArray(deals.shop_id, [...shopIds])))
    .orderBy(asc(deals.id));
  return row;
}

/** As the system: the shop asked for it, so it needs no notification. */
async function writeOffer(
  context: CommandContext,
  campaignId: string,
  shopIds: readonly string[],
): Promise<DealRow> {
  const { tx, nowMs } = context;
  const open = and(
    eq(campaigns.id, campaignId),
    eq(campaigns.kind, 'campaign'),
    eq(campaigns.status, 'live'),
  );
  const [seen] = await tx.select().from(campaigns).where(open);
  const { id } = requireRow(seen, NO_CAMPAIGN);
  const campaign = await lockCampaign(tx, id);
  const aimed = await tx
    .select({ id: shops.id })
    .from(shops)
    .where(and(inArray(shops.id, [...shopIds]), isAimedAt(campaign)))
    .orderBy(asc(shops.id))
    .limit(1);
  const shop = requireRow(isOffering(campaign, nowMs) ? aimed[0] : undefined, NO_CAMPAIGN);
  if (campaign.slots_taken >= (campaign.slots ?? 0)) throw new ChowkError('CAMPAIGN_FULL');
  const { offer_hours } = await readPlatformConfig(tx);
  const [made] = await writeOffers(context, campaign, [shop], offer_hours);
  return requireRow(made ?? (await findDeal(context, id, shopIds)), NO_CAMPAIGN);
}

/** Asked twice, the second finds what the first was given. */
export const offerDeal = implementCommand(contract, async (context, { campaign_id }) => {
  const { tx, actor, asSystem, record, emit } = context;
  const owned = await tx
    .select({ id: shops.id })
    .from(shops)
    .where(eq(shops.owner_id, actor.uid ?? ''));
  const shopIds = owned.map(({ id }) => id);
  const known = await findDeal(context, campaign_id, shopIds);
  if (known) return presentDeal(tx, known);
  const row = await asSystem(makeOffers, () => writeOffer(context, campaign_id, shopIds));
  record(row.id, { after: { status: row.status, campaign_id } });
  emit({
    type: 'deal.offered',
    audience: `person:${actor.uid}`,
    entityId: row.id,
    payload: { campaign_id },
  });
  return presentDeal(tx, row);
});
