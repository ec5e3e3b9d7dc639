import { can, only, tidyPinCode } from '@chowk/domain/kernel';
import { findShops, listAreas, listShopPhotos, listShops, readShop } from '@chowk/domain/shops';
import { and, asc, desc, eq, ilike, isNotNull, or, sql } from 'drizzle-orm';
import { requireActedShop } from '../../contract/acting';
import { implementQuery } from '../../contract/implement';
import { afterCursor, pageFrom } from '../../contract/paging';
import { requireRow } from '../../contract/require-row';
import { containing } from '../../contract/search-text';
import { asSystem } from '../../db';
import { shopPhotos, shops } from '../../db/schema/businesses';
import { presentShop, presentShopPhoto } from './present-shop';
import { readAreas, searchShops } from './system-steps';

export const NO_SHOP = 'Shop not found or you do not have access';

/** Enough for every area of a few cities; whoever misses theirs types it. */
const MOST_AREAS = 500;

export function isCalled(search: string | undefined) {
  if (search === undefined) return undefined;
  const like = containing(search);
  return or(
    ilike(shops.shop_name, like),
    ilike(shops.area, like),
    eq(shops.pin_code, tidyPinCode(search)),
  );
}

export const shopsList = implementQuery(listShops, async ({ tx, actor }, params) => {
  const { cursor, limit, search } = params;
  const find = () =>
    tx
      .select()
      .from(shops)
      .where(
        and(
          actor.actingForShopId ? eq(shops.id, actor.actingForShopId) : undefined,
          isCalled(search),
          afterCursor(cursor, [shops.id], 'desc'),
        ),
      )
      .orderBy(desc(shops.id))
      .limit(limit + 1);
  // Who may read all of them is answered from the index; anybody else has a handful.
  const isAll = search !== undefined && can(actor, only('admin'));
  const rows = await (isAll ? asSystem(tx, searchShops, find) : find());
  return pageFrom(rows, limit, ({ id }) => [id], presentShop);
});

export const shopRead = implementQuery(readShop, async ({ tx, actor }, { id }) => {
  requireActedShop(actor, id);
  const [shop] = await tx.select().from(shops).where(eq(shops.id, id));
  return presentShop(requireRow(shop, NO_SHOP));
});

export const shopDirectoryList = implementQuery(findShops, async ({ tx }, params) => {
  const { cursor, limit, search, id } = params;
  if (search === undefined && id === undefined) return { items: [], nextCursor: null };
  const rows = await asSystem(tx, searchShops, () =>
    tx
      .select()
      .from(shops)
      .where(
        and(
          eq(shops.status, 'active'),
          isNotNull(shops.owner_id),
          id === undefined ? undefined : eq(shops.id, id),
          isCalled(search),
          afterCursor(cursor, [shops.id], 'desc'),
        ),
      )
      .orderBy(desc(shops.id))
      .limit(limit + 1),
  );
  return pageFrom(
    rows,
    limit,
    (row) => [row.id],
    ({ id: shopId, shop_name, shop_type, area }) => ({ id: shopId, shop_name, shop_type, area }),
  );
});

export const shopPhotosList = implementQuery(listShopPhotos, async ({ tx, actor }, { id }) => {
  requireActedShop(actor, id);
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
