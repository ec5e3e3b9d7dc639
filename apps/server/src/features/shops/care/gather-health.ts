import { startOfIstMonth } from '@chowk/domain/kernel';
import { missingOf, type ShopHealth } from '@chowk/domain/shops';
import { and, count, desc, eq, gte, inArray, ne, sql } from 'drizzle-orm';
import type { Tx } from '../../../db';
import { profiles } from '../../../db/schema/accounts';
import { shopPhotos, type shops } from '../../../db/schema/businesses';
import { deals } from '../../../db/schema/deals';
import { earnings } from '../../../db/schema/money/earnings';
import { shopVisits } from '../../../db/schema/visits';
import { presentShop } from '../present-shop';

type ShopRow = typeof shops.$inferSelect;

const isOpen = sql`${deals.status} in ('accepted', 'submitted', 'rejected_proof')`;
const isDue = sql`${deals.status} in ('accepted', 'rejected_proof')`;

function dealsOf(tx: Tx, ids: string[]) {
  return tx
    .select({
      id: deals.shop_id,
      open: sql<number>`(count(*) filter (where ${isOpen}))::int`,
      offers: sql<number>`(count(*) filter (where ${deals.status} = 'offered'))::int`,
      due: sql<number>`(count(*) filter (where ${isDue}))::int`,
      nextDue: sql<Date | null>`min(${deals.due_at}) filter (where ${isDue})`.mapWith(deals.due_at),
      active: sql<Date | null>`max(greatest(${deals.accepted_at}, ${deals.submitted_at}))`.mapWith(
        deals.accepted_at,
      ),
    })
    .from(deals)
    .where(inArray(deals.shop_id, ids))
    .groupBy(deals.shop_id);
}

function monthOf(tx: Tx, ids: string[], nowMs: number) {
  return tx
    .select({ id: deals.shop_id, net: sql<string>`sum(${earnings.net_paise})` })
    .from(earnings)
    .innerJoin(deals, eq(deals.id, earnings.deal_id))
    .where(
      and(
        inArray(deals.shop_id, ids),
        ne(earnings.status, 'reversed'),
        gte(earnings.created_at, new Date(startOfIstMonth(nowMs))),
      ),
    )
    .groupBy(deals.shop_id);
}

function photosOf(tx: Tx, ids: string[]) {
  return tx
    .select({ id: shopPhotos.shop_id, total: count() })
    .from(shopPhotos)
    .where(inArray(shopPhotos.shop_id, ids))
    .groupBy(shopPhotos.shop_id);
}

/** The last visit of each that was not undone. */
function visitsOf(tx: Tx, ids: string[]) {
  const { shop_id, visited_at, distance_m, note, photo_path, status } = shopVisits;
  return tx
    .selectDistinctOn([shop_id], { id: shop_id, visited_at, distance_m, note, photo_path })
    .from(shopVisits)
    .where(and(inArray(shop_id, ids), eq(status, 'marked')))
    .orderBy(shop_id, desc(visited_at));
}

function peopleOf(tx: Tx, rows: readonly ShopRow[]) {
  const ids = rows.flatMap(({ owner_id, salesperson_id }) => [owner_id, salesperson_id]);
  const { id, full_name, phone } = profiles;
  const isNamed = inArray(
    id,
    ids.filter((each) => each !== null),
  );
  return tx.select({ id, full_name, phone }).from(profiles).where(isNamed);
}

const byId = <Row extends { id: string }>(rows: readonly Row[]) =>
  new Map(rows.map((row) => [row.id, row]));

/**
 * As the system, of shops the person was shown: a fixed number of questions, however many shops. A
 * bizman learns the sum a shop earned and never where it was paid to.
 */
export async function gatherHealth(
  tx: Tx,
  rows: readonly ShopRow[],
  nowMs: number,
): Promise<ShopHealth[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const traded = byId(await dealsOf(tx, ids));
  const earned = byId(await monthOf(tx, ids, nowMs));
  const photos = byId(await photosOf(tx, ids));
  const visits = byId(await visitsOf(tx, ids));
  const people = byId(await peopleOf(tx, rows));
  return rows.map((row) => {
    const shop = presentShop(row);
    const trade = traded.get(row.id);
    const visit = visits.get(row.id);
    const owner = people.get(row.owner_id ?? '');
    return {
      shop,
      owner_name: owner?.full_name ?? null,
      owner_phone: owner?.phone ?? null,
      salesperson_name: people.get(row.salesperson_id ?? '')?.full_name ?? null,
      last_active_at: trade?.active?.toISOString() ?? null,
      open_deals: trade?.open ?? 0,
      offers: trade?.offers ?? 0,
      proofs_due: trade?.due ?? 0,
      next_due_at: trade?.nextDue?.toISOString() ?? null,
      month_paise: Number(earned.get(row.id)?.net ?? 0),
      missing: missingOf(shop),
      photos: photos.get(row.id)?.total ?? 0,
      last_visited_at: visit?.visited_at.toISOString() ?? null,
      last_visit_m: visit?.distance_m ?? null,
      last_visit_note: visit?.note ?? null,
      last_visit_photo: visit?.photo_path ?? null,
    };
  });
}
