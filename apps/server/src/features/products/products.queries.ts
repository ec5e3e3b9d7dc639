import { csvText, invalidField, istDay, notFound, plainRupees } from '@chowk/domain/kernel';
import {
  exportProducts,
  IMPORT_COLUMNS,
  LOW_STOCK,
  listBoughtBefore,
  listMarket,
  listMarketBrands,
  listProducts,
  readProduct,
} from '@chowk/domain/products';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { requireActedShop } from '../../contract/acting';
import type { QueryContext } from '../../contract/context';
import { implementQuery } from '../../contract/implement';
import { afterCursor, pageFrom } from '../../contract/paging';
import { brands, shops } from '../../db/schema/businesses';
import { products, productVariants } from '../../db/schema/trade/products';
import { requireOwnBrand } from '../wallets';
import { readBoughtBefore } from './market/bought-before';
import { findMarket } from './market/find-products';
import { brandsWithDeals, listSellers } from './market/market-brands';
import { soundsLike } from './market/market-search';
import { asCharged, presentProduct, presentProducts } from './present-product';
import { requireProduct } from './product-rows';

/** As `isLowStock` says it. */
const runsLow = sql`exists (select 1 from ${productVariants} where ${productVariants.product_id} = ${products.id} and ${productVariants.is_active} and ${productVariants.stock} < greatest(${LOW_STOCK.pieces}::int, ${LOW_STOCK.orders}::int * ${productVariants.min_quantity}))`;

export const productsList = implementQuery(listProducts, async ({ tx, actor }, params) => {
  const { status, category, search, low_stock, cursor, limit } = params;
  const brand = await requireOwnBrand(tx, actor);
  const rows = await tx
    .select()
    .from(products)
    .where(
      and(
        eq(products.brand_id, brand.id),
        status === undefined ? undefined : eq(products.status, status),
        category === undefined ? undefined : eq(products.category, category),
        search === undefined ? undefined : soundsLike(search),
        low_stock ? runsLow : undefined,
        afterCursor(cursor, [products.id], 'desc'),
      ),
    )
    .orderBy(desc(products.id))
    .limit(limit + 1);
  const page = pageFrom(
    rows,
    limit,
    ({ id }) => [id],
    (row) => row,
  );
  return { ...page, items: await presentProducts(tx, page.items) };
});

/** The shop that asks; nothing is left out for whoever names none. */
async function shopOf({ tx, actor }: QueryContext, shopId: string | undefined) {
  if (shopId !== undefined) requireActedShop(actor, shopId);
  const id = shopId ?? actor.actingForShopId;
  if (!id) return undefined;
  const [shop] = await tx
    .select({ id: shops.id, area: shops.area })
    .from(shops)
    .where(eq(shops.id, id));
  if (!shop) throw notFound();
  return shop;
}

export const marketList = implementQuery(
  listMarket,
  async (context, { shop_id, from_deals, ...params }) => {
    const { tx } = context;
    const shop = await shopOf(context, shop_id);
    if (from_deals && !shop) throw invalidField('shop_id', 'required');
    const brandIds = from_deals && shop ? await brandsWithDeals(tx, shop.id) : undefined;
    const { items, nextCursor } = await findMarket(tx, { ...params, area: shop?.area, brandIds });
    return { items: items.map(asCharged), nextCursor };
  },
);

export const marketBoughtList = implementQuery(listBoughtBefore, async (context, { shop_id }) => {
  const shop = await shopOf(context, shop_id);
  const items = shop ? await readBoughtBefore(context.tx, shop) : [];
  return { items: items.map(asCharged) };
});

export const marketBrandsList = implementQuery(listMarketBrands, async ({ tx }) => ({
  items: await listSellers(tx),
}));

/** Its own brand edits the rate of the goods; whoever buys sees what is charged. */
export const productRead = implementQuery(readProduct, async ({ tx, actor }, { id }) => {
  const row = await requireProduct(tx, id);
  const product = await presentProduct(tx, row);
  const [own] = await tx
    .select({ id: brands.id })
    .from(brands)
    .where(and(eq(brands.id, row.brand_id), eq(brands.owner_id, actor.uid ?? '')));
  return own ? product : asCharged(product);
});

/** With the columns an import reads. */
export const productsExport = implementQuery(exportProducts, async (context, { status }) => {
  const { tx, actor, nowMs } = context;
  const brand = await requireOwnBrand(tx, actor);
  const rows = await tx
    .select({ product: products, pack: productVariants })
    .from(products)
    .innerJoin(productVariants, eq(productVariants.product_id, products.id))
    .where(
      and(
        eq(products.brand_id, brand.id),
        eq(productVariants.is_active, true),
        status === undefined ? undefined : eq(products.status, status),
      ),
    )
    .orderBy(asc(products.id), asc(productVariants.position));
  const lines = rows.map(({ product, pack }) => [
    product.name,
    product.category,
    product.description,
    product.hsn,
    plainRupees(product.gst_bps),
    product.areas.join('; '),
    pack.pack_size,
    pack.sku,
    plainRupees(pack.mrp_paise),
    plainRupees(pack.trade_paise),
    pack.tiers.map((tier) => `${tier.min_quantity}:${plainRupees(tier.price_paise)}`).join('; '),
    pack.min_quantity,
    pack.stock,
  ]);
  return { name: `products-${istDay(nowMs)}.csv`, csv: csvText(IMPORT_COLUMNS, lines) };
});
