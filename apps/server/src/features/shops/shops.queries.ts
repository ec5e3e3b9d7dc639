import { listAreas, listShopPhotos, listShops } from '@chowk/domain/shops';
import { asc, desc, eq, sql } from 'drizzle-orm';
import { implementQuery } from '../../contract/implement';
import { afterCursor, pageFrom } from '../../contract/paging';
import { requireRow } from '../../contract/require-row';
import { asSystem } from '../../db';
import { shopPhotos, shops } from '../../db/schema/businesses';
import { presentShop, presentShopPhoto } from './present-shop';
import { readAreas } from './system-steps';

export const NO_SHOP = 'Shop not found or you do not have access';

/** Enough for every area of a few cities; whoever misses theirs types it. */
const MOST_AREAS = 500;

export const shopsList = implementQuery(listShops, async ({ tx }, { cursor, limit }) => {
  const rows = await tx
    .select()
    .from(shops)
    .where(afterCursor(cursor, [shops.id], 'desc'))
    .orderBy(desc(shops.id))
    .limit(limit + 1);
  return pageFrom(rows, limit, ({ id }) => [id], presentShop);
});

export const shopPhotosList = implementQuery(listShopPhotos, async ({ tx }, { id }) => {
  const [shop] = await tx.select({ id: shops.id }).from(shops).where(eq(shops.id, id));
  requireRow(shop, NO_SHOP);
  const rows = await tx
    .select()
    .from(shopPhotos)
    .where(eq(shopPhotos.shop_id, id))
    .orderBy(asc(shopPhotos.id));
  return { items: rows.map(presentShopPhoto) };
});

/** From one area to the next through the index, so that a million shops in them cost nothing. */
const shopAreas = sql`
  with recursive each as (
    (select lower(area) as key, area from shops where area is not null order by lower(area) limit 1)
    union all
    select next.key, next.area from each, lateral (
      select lower(area) as key, area from shops where lower(area) > each.key
      order by lower(area) limit 1) as next
  ) select area from each limit ${MOST_AREAS}`;

const campaignAreas = sql`
  select distinct unnest(areas) as area from campaigns where status = 'live' limit ${MOST_AREAS}`;

export const areasList = implementQuery(listAreas, async ({ tx }) => {
  type Named = { area: string };
  // As the shops spell it, where both name it.
  const rows = await asSystem(tx, readAreas, async () => [
    ...(await tx.execute<Named>(campaignAreas)),
    ...(await tx.execute<Named>(shopAreas)),
  ]);
  const byKey = new Map(rows.map(({ area }) => [area.trim().toLowerCase(), area.trim()]));
  return { items: [...byKey.values()].sort((a, b) => a.localeCompare(b)).slice(0, MOST_AREAS) };
});
