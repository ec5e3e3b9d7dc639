import { eq, getTableColumns, or } from 'drizzle-orm';
import type { QueryContext } from '../../../contract/context';
import { adSpaceBookings, adSpaces } from '../../../db/schema/ad-spaces';
import { brands, shopPhotos, shops } from '../../../db/schema/businesses';
import { campaigns } from '../../../db/schema/campaigns';
import { deals } from '../../../db/schema/deals';
import { proofs } from '../../../db/schema/proofs';
import { orderDisputes } from '../../../db/schema/trade/order-disputes';
import { productOrders } from '../../../db/schema/trade/orders';
import { shopVisits } from '../../../db/schema/visits';

type Reader = Pick<QueryContext, 'tx'>;

export async function exportCampaigns({ tx }: Reader, personId: string) {
  const rows = await tx
    .select(getTableColumns(campaigns))
    .from(campaigns)
    .innerJoin(brands, eq(brands.id, campaigns.brand_id))
    .where(eq(brands.owner_id, personId));
  return rows.map(({ id, title, brief, status, payout_paise, slots, created_at, launched_at }) => ({
    id,
    title,
    brief,
    status,
    payout_paise,
    slots,
    created_at: created_at.toISOString(),
    launched_at: launched_at?.toISOString() ?? null,
  }));
}

/** Where the photos lie; the files are shown under the settings. */
export async function exportShopPhotos({ tx }: Reader, personId: string) {
  const rows = await tx
    .select(getTableColumns(shopPhotos))
    .from(shopPhotos)
    .innerJoin(shops, eq(shops.id, shopPhotos.shop_id))
    .where(eq(shops.owner_id, personId));
  return rows.map(({ id, shop_id, type, path, created_at }) => ({
    id,
    shop_id,
    type,
    path,
    created_at: created_at.toISOString(),
  }));
}

export async function exportDeals({ tx }: Reader, personId: string) {
  const rows = await tx
    .select(getTableColumns(deals))
    .from(deals)
    .innerJoin(shops, eq(shops.id, deals.shop_id))
    .where(eq(shops.owner_id, personId));
  return rows.map((row) => ({
    id: row.id,
    campaign_id: row.campaign_id,
    status: row.status,
    payout_paise: row.payout_paise,
    notes: row.notes,
    decline_reason: row.decline_reason,
    accepted_at: row.accepted_at?.toISOString() ?? null,
    approved_at: row.approved_at?.toISOString() ?? null,
  }));
}

/** With the positions the phone gave: they say where a person was, and when. */
export async function exportProofs({ tx }: Reader, personId: string) {
  const rows = await tx
    .select(getTableColumns(proofs))
    .from(proofs)
    .innerJoin(deals, eq(deals.id, proofs.deal_id))
    .innerJoin(shops, eq(shops.id, deals.shop_id))
    .where(eq(shops.owner_id, personId));
  return rows.map((row) => ({
    id: row.id,
    deal_id: row.deal_id,
    status: row.status,
    notes: row.notes,
    dispute_note: row.dispute_note,
    captured_at: row.captured_at.toISOString(),
    lat: row.lat,
    lng: row.lng,
    accuracy_m: row.accuracy_m,
    reject_reason: row.reject_reason,
    review_note: row.review_note,
  }));
}

/** Problems they reported with a delivery, and what was said and decided. */
export async function exportOrderDisputes({ tx }: Reader, personId: string) {
  const rows = await tx
    .select(getTableColumns(orderDisputes))
    .from(orderDisputes)
    .innerJoin(productOrders, eq(productOrders.id, orderDisputes.order_id))
    .where(or(eq(productOrders.owner_id, personId), eq(orderDisputes.opened_by, personId)));
  return rows.map(({ closed_by: _, opened_at, answered_at, closed_at, ...row }) => ({
    ...row,
    opened_at: opened_at.toISOString(),
    answered_at: answered_at?.toISOString() ?? null,
    closed_at: closed_at?.toISOString() ?? null,
  }));
}

/** What their shops ordered, and where it went. */
export async function exportOrders({ tx }: Reader, personId: string) {
  const rows = await tx.select().from(productOrders).where(eq(productOrders.owner_id, personId));
  return rows.map((row) => ({
    id: row.id,
    shop_id: row.shop_id,
    brand_id: row.brand_id,
    status: row.status,
    payment: row.payment,
    total_paise: row.total_paise,
    delivery: row.delivery,
    reason: row.reason,
    created_at: row.created_at.toISOString(),
  }));
}

/** What their shops let, with what its owner wrote of it. */
export async function exportAdSpaces({ tx }: Reader, personId: string) {
  const rows = await tx
    .select(getTableColumns(adSpaces))
    .from(adSpaces)
    .innerJoin(shops, eq(shops.id, adSpaces.shop_id))
    .where(eq(shops.owner_id, personId));
  return rows.map(({ created_at, updated_at: _, version: __, ...row }) => ({
    ...row,
    created_at: created_at.toISOString(),
  }));
}

/** What they asked for as a brand. */
export async function exportBookings({ tx }: Reader, personId: string) {
  const rows = await tx
    .select(getTableColumns(adSpaceBookings))
    .from(adSpaceBookings)
    .innerJoin(brands, eq(brands.id, adSpaceBookings.brand_id))
    .where(eq(brands.owner_id, personId));
  return rows.map(
    ({ id, space_id, starts_on, ends_on, status, brief, price_paise, created_at }) => ({
      id,
      space_id,
      starts_on,
      ends_on,
      status,
      brief,
      price_paise,
      created_at: created_at.toISOString(),
    }),
  );
}

/** Where a bizman was, as their phone said. */
export async function exportVisits({ tx }: Reader, personId: string) {
  const rows = await tx.select().from(shopVisits).where(eq(shopVisits.bizman_id, personId));
  return rows.map(
    ({ id, shop_id, status, visited_at, lat, lng, accuracy_m, note, photo_path }) => ({
      id,
      shop_id,
      status,
      visited_at: visited_at.toISOString(),
      lat,
      lng,
      accuracy_m,
      note,
      photo_path,
    }),
  );
}
