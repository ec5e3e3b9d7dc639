import { type Actor, can, only } from '@chowk/domain/kernel';
import { listProofs, readProof } from '@chowk/domain/proofs';
import { and, desc, eq, getTableColumns, ilike, inArray, or, type SQL } from 'drizzle-orm';
import { implementQuery } from '../../contract/implement';
import { afterCursor, encodeCursor } from '../../contract/paging';
import { containing } from '../../contract/search-text';
import type { Tx } from '../../db';
import { shops } from '../../db/schema/businesses';
import { campaigns } from '../../db/schema/campaigns';
import { deals } from '../../db/schema/deals';
import { proofs } from '../../db/schema/proofs';
import { ownBrandIds } from '../campaigns';
import { presentProof, presentProofs } from './present-proof';
import { requireOwnProof, requireProof } from './proof-rows';

export const proofRead = implementQuery(readProof, async ({ tx, actor }, { id }) =>
  presentProof(
    tx,
    await (actor.actingForShopId ? requireOwnProof(tx, actor, id) : requireProof(tx, id)),
  ),
);

/** In addition to row security, so that an index is used instead of a scan of deals. */
async function ownDeals(tx: Tx, actor: Actor): Promise<SQL | undefined> {
  if (can(actor, only('admin'))) return undefined;
  const uid = actor.uid ?? '';
  const theirShops = tx
    .select({ id: shops.id })
    .from(shops)
    .where(or(eq(shops.owner_id, uid), eq(shops.salesperson_id, uid)));
  const brandIds = await ownBrandIds(tx, actor);
  return or(
    inArray(deals.shop_id, theirShops),
    brandIds.length > 0 ? inArray(deals.brand_id, brandIds) : undefined,
  );
}

function named(tx: Tx, search: string): SQL | undefined {
  const part = containing(search);
  const theShops = tx.select({ id: shops.id }).from(shops).where(ilike(shops.shop_name, part));
  const theCampaigns = tx
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(ilike(campaigns.title, part));
  return or(inArray(deals.shop_id, theShops), inArray(deals.campaign_id, theCampaigns));
}

export const proofsList = implementQuery(listProofs, async ({ tx, actor }, params) => {
  const { deal_id, campaign_id, search, status, cursor, limit } = params;
  const isNamed = deal_id !== undefined || campaign_id !== undefined;
  const rows = await tx
    .select(getTableColumns(proofs))
    .from(proofs)
    .innerJoin(deals, eq(deals.id, proofs.deal_id))
    .where(
      and(
        deal_id === undefined ? undefined : eq(proofs.deal_id, deal_id),
        campaign_id === undefined ? undefined : eq(deals.campaign_id, campaign_id),
        isNamed ? undefined : await ownDeals(tx, actor),
        actor.actingForShopId ? eq(deals.shop_id, actor.actingForShopId) : undefined,
        search ? named(tx, search) : undefined,
        status === undefined ? undefined : eq(proofs.status, status),
        afterCursor(cursor, [proofs.id], 'desc'),
      ),
    )
    .orderBy(desc(proofs.id))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    items: await presentProofs(tx, shown),
    nextCursor: last ? encodeCursor([last.id]) : null,
  };
});
