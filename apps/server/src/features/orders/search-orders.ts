import { and, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import { containing } from '../../contract/search-text';
import { asSystem, type Tx } from '../../db';
import { profiles } from '../../db/schema/accounts';
import { brands, shops } from '../../db/schema/businesses';
import { productOrderItems, productOrders } from '../../db/schema/trade/orders';
import { searchOrdersStep } from './system-steps';

/** With more results than this, a search has to be narrowed. */
const MOST_FOUND = 1_000;

/** The reference of a payment as the bank prints it: our letters, then the order's id or its start. */
const REFERENCE = /^CHK([0-9A-F]{6,32})$/i;

function isNumbered(search: string): SQL {
  const id = REFERENCE.exec(search.trim())?.[1];
  return id === undefined
    ? sql`${productOrders.id}::text ilike ${containing(search)}`
    : sql`replace(${productOrders.id}::text, '-', '') ilike ${containing(id)}`;
}

/** The newest orders among `theirs` that this names; what the person may see of them is asked after. */
export async function findOrderIds(
  tx: Tx,
  search: string,
  theirs: SQL | undefined,
): Promise<string[]> {
  const wanted = containing(search);
  const hasProduct = sql`exists (select 1 from ${productOrderItems} where ${productOrderItems.order_id} = ${productOrders.id} and ${productOrderItems.product_name} ilike ${wanted})`;
  const rows = await asSystem(tx, searchOrdersStep, () =>
    tx
      .select({ id: productOrders.id })
      .from(productOrders)
      .innerJoin(shops, eq(shops.id, productOrders.shop_id))
      .innerJoin(brands, eq(brands.id, productOrders.brand_id))
      .innerJoin(profiles, eq(profiles.id, productOrders.owner_id))
      .where(
        and(
          theirs,
          or(
            ilike(shops.shop_name, wanted),
            ilike(brands.brand_name, wanted),
            ilike(profiles.full_name, wanted),
            isNumbered(search),
            hasProduct,
          ),
        ),
      )
      .orderBy(desc(productOrders.id))
      .limit(MOST_FOUND),
  );
  return rows.map(({ id }) => id);
}
