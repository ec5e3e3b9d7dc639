import { areaKey, BOUGHT_BEFORE, isServed } from '@chowk/domain/products';
import { sql } from 'drizzle-orm';
import { asSystem, type Tx } from '../../../db';
import { readShownInOrder, type ShownProduct } from '../present-product';
import { searchMarket } from '../system-steps';

interface Buyer {
  readonly id: string;
  readonly area: string | null;
}

/** As the person: row security leaves the orders of the shop that are theirs to see. */
async function boughtIds(tx: Tx, shopId: string): Promise<string[]> {
  const rows = await tx.execute<{ id: string }>(sql`
    select i.product_id as id
    from (select id from product_orders
      where shop_id = ${shopId}::uuid and status not in ('cancelled', 'rejected')
      order by id desc limit ${BOUGHT_BEFORE.orders}::int) o
    join product_order_items i on i.order_id = o.id
    group by i.product_id
    order by count(*) desc, max(o.id::text) desc
    limit ${BOUGHT_BEFORE.products}::int`);
  return rows.map(({ id }) => id);
}

/** Only what is still on sale to this shop: the rest is in its orders. */
export async function readBoughtBefore(tx: Tx, { id, area }: Buyer): Promise<ShownProduct[]> {
  const ids = await boughtIds(tx, id);
  const shown = await asSystem(tx, searchMarket, () => readShownInOrder(tx, ids));
  return shown.filter(
    ({ status, areas }) => status === 'active' && isServed(areas.map(areaKey), area),
  );
}
