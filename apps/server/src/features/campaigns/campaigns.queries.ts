import { listCampaigns, readCampaign, readCampaignBrand } from '@chowk/domain/campaigns';
import { type Actor, can, only } from '@chowk/domain/kernel';
import { and, desc, eq, ilike, inArray } from 'drizzle-orm';
import { implementQuery } from '../../contract/implement';
import { afterCursor, pageFrom } from '../../contract/paging';
import { requireRow } from '../../contract/require-row';
import { containing } from '../../contract/search-text';
import { asSystem, type Tx } from '../../db';
import { brands } from '../../db/schema/businesses';
import { campaigns } from '../../db/schema/campaigns';
import { deals } from '../../db/schema/deals';
import { brandFaces, ownBrandIds } from './campaign-rows';
import { campaignShown, presentCampaign } from './present-campaign';
import { nameBrand } from './system-steps';

/** Of an owner's several shops, only what the one acted for was offered. */
function isSeen(tx: Tx, { actingForShopId }: Actor, id: string) {
  const offered = tx
    .select({ id: deals.campaign_id })
    .from(deals)
    .where(and(eq(deals.campaign_id, id), eq(deals.shop_id, actingForShopId ?? id)));
  return and(eq(campaigns.id, id), actingForShopId ? inArray(campaigns.id, offered) : undefined);
}

export const campaignRead = implementQuery(readCampaign, async ({ tx, actor }, { id }) => {
  const [row] = await tx
    .select()
    .from(campaigns)
    .where(isSeen(tx, actor, id));
  return presentCampaign(tx, requireRow(row, 'Campaign not found or you do not have access'));
});

export const campaignBrandRead = implementQuery(
  readCampaignBrand,
  async ({ tx, actor }, { id }) => {
    const [campaign] = await tx
      .select({ brand_id: campaigns.brand_id })
      .from(campaigns)
      .where(isSeen(tx, actor, id));
    const { brand_id } = requireRow(campaign, 'Campaign not found or you do not have access');
    const [row] = await asSystem(tx, nameBrand, () =>
      tx.select().from(brands).where(eq(brands.id, brand_id)),
    );
    const { brand_name, category, description, website, logo_path, is_verified } = requireRow(row);
    return { id: brand_id, brand_name, category, description, website, logo_path, is_verified };
  },
);

export const campaignsList = implementQuery(listCampaigns, async ({ tx, actor }, params) => {
  const { status, search, cursor, limit } = params;
  const isAdmin = can(actor, only('admin'));
  const rows = await tx
    .select()
    .from(campaigns)
    .where(
      and(
        eq(campaigns.kind, 'campaign'),
        isAdmin ? undefined : inArray(campaigns.brand_id, await ownBrandIds(tx, actor)),
        status === undefined ? undefined : eq(campaigns.status, status),
        search ? ilike(campaigns.title, containing(search)) : undefined,
        afterCursor(cursor, [campaigns.id], 'desc'),
      ),
    )
    .orderBy(desc(campaigns.id))
    .limit(limit + 1);
  const faces = await brandFaces(
    tx,
    rows.map((row) => row.brand_id),
  );
  return pageFrom(
    rows,
    limit,
    ({ id }) => [id],
    (row) => campaignShown(row, faces.get(row.brand_id)),
  );
});
