import { can, istMonth, only } from '@chowk/domain/kernel';
import { readShopProfile } from '@chowk/domain/shops';
import { and, asc, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { requireActedShop } from '../../contract/acting';
import { implementQuery } from '../../contract/implement';
import { requireRow } from '../../contract/require-row';
import { asSystem, type Tx } from '../../db';
import { adSpaces } from '../../db/schema/ad-spaces';
import { brands, shopPhotos, shops } from '../../db/schema/businesses';
import { productOrderItems, productOrders } from '../../db/schema/trade/orders';
import { NOTHING_PROMISED, readReliability } from './care/shop-reliability';
import { NO_SHOP } from './shops.queries';
import { showShopProfile } from './system-steps';

const MAX_PRODUCTS = 30;
const MAX_SPACES = 50;

/** Named in full: where one table is asked, its columns are written without it. */
const firstPhoto = sql<string | null>`(
  select path from ad_space_photos where space_id = ad_spaces.id order by id limit 1)`;

function spacesOf(tx: Tx, shopId: string) {
  const { id, kind, title, width_cm, height_cm, price_per_day_paise } = adSpaces;
  return tx
    .select({ id, kind, title, width_cm, height_cm, price_per_day_paise, photo_path: firstPhoto })
    .from(adSpaces)
    .where(and(eq(adSpaces.shop_id, shopId), eq(adSpaces.status, 'active')))
    .orderBy(desc(id))
    .limit(MAX_SPACES);
}

/** Names only: neither how much was bought nor at which price. */
function stockedBy(tx: Tx, shopId: string) {
  const { product_id, product_name, quantity } = productOrderItems;
  return tx
    .select({
      id: product_id,
      name: sql<string>`(array_agg(${product_name} order by ${productOrders.id} desc))[1]`,
      brand: sql<string>`(array_agg(${brands.brand_name} order by ${productOrders.id} desc))[1]`,
    })
    .from(productOrderItems)
    .innerJoin(productOrders, eq(productOrders.id, productOrderItems.order_id))
    .innerJoin(brands, eq(brands.id, productOrders.brand_id))
    .where(
      and(
        eq(productOrders.shop_id, shopId),
        inArray(productOrders.status, ['delivered', 'disputed', 'completed']),
        sql`${quantity} > 0`,
      ),
    )
    .groupBy(product_id)
    .orderBy(sql`max(${productOrders.id}::text) desc`)
    .limit(MAX_PRODUCTS);
}

function photosOf(tx: Tx, shopId: string) {
  const { id, type, path } = shopPhotos;
  return tx
    .select({ id, type, path })
    .from(shopPhotos)
    .where(eq(shopPhotos.shop_id, shopId))
    .orderBy(asc(id));
}

/** To brands every open shop; to anybody else what row security shows them. */
export const shopProfileRead = implementQuery(readShopProfile, async ({ tx, actor }, { id }) => {
  requireActedShop(actor, id);
  const isOpen = and(eq(shops.id, id), eq(shops.status, 'active'), isNotNull(shops.owner_id));
  const [seen] = await tx.select().from(shops).where(eq(shops.id, id));
  const shows = seen === undefined && can(actor, only('brand'));
  return asSystem(tx, showShopProfile, async () => {
    const [open] = shows ? await tx.select().from(shops).where(isOpen) : [seen];
    const shop = requireRow(open, NO_SHOP);
    return {
      id: shop.id,
      shop_name: shop.shop_name,
      shop_type: shop.shop_type,
      area: shop.area,
      opening_hours: shop.opening_hours,
      since: istMonth(shop.created_at.getTime()),
      is_own: shop.owner_id !== null && shop.owner_id === actor.uid,
      photos: await photosOf(tx, id),
      reliability: (await readReliability(tx, [id])).get(id) ?? NOTHING_PROMISED,
      ad_spaces: await spacesOf(tx, id),
      products: await stockedBy(tx, id),
    };
  });
});
