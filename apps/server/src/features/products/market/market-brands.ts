import { and, asc, eq, exists, notInArray, sql } from 'drizzle-orm';
import { asSystem, type Tx } from '../../../db';
import { brands } from '../../../db/schema/businesses';
import { deals } from '../../../db/schema/deals';
import { products } from '../../../db/schema/trade/products';
import { searchMarket } from '../system-steps';

/** Offers that came to nothing tie nobody to a brand. */
const OVER = ['declined', 'expired', 'withdrawn', 'cancelled'] as const;

/** As the person: brands the shop has, or had, a deal with. */
export async function brandsWithDeals(tx: Tx, shopId: string): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ id: deals.brand_id })
    .from(deals)
    .where(and(eq(deals.shop_id, shopId), notInArray(deals.status, [...OVER])));
  return rows.map(({ id }) => id);
}

/** More nobody reads through; the rest is found by its name. */
const MOST_SELLERS = 200;

export function listSellers(tx: Tx): Promise<{ id: string; brand_name: string }[]> {
  const sold = tx
    .select({ one: sql`1` })
    .from(products)
    .where(and(eq(products.brand_id, brands.id), eq(products.status, 'active')));
  return asSystem(tx, searchMarket, () =>
    tx
      .select({ id: brands.id, brand_name: brands.brand_name })
      .from(brands)
      .where(exists(sold))
      .orderBy(asc(brands.brand_name), asc(brands.id))
      .limit(MOST_SELLERS),
  );
}
