import type { Order, OrderItem } from '@chowk/domain/orders';
import { topupReference } from '@chowk/domain/wallets';
import { asc, eq, inArray } from 'drizzle-orm';
import { asSystem, type Tx } from '../../db';
import { profiles } from '../../db/schema/accounts';
import { brands, shops } from '../../db/schema/businesses';
import { productOrderItems, productOrders } from '../../db/schema/orders';
import type { ItemRow, OrderRow } from './order-rows';
import { namePartiesStep } from './system-steps';

interface Parties {
  readonly id: string;
  readonly shop_name: string;
  readonly brand_name: string;
  readonly full_name: string;
}

function presentItem(row: ItemRow, brand: string): OrderItem {
  const { order_id: _, product_name: name, ...item } = row;
  return { ...item, products: { name, brand } };
}

async function partiesOf(tx: Tx, ids: readonly string[]): Promise<Map<string, Parties>> {
  const rows = await asSystem(tx, namePartiesStep, () =>
    tx
      .select({
        id: productOrders.id,
        shop_name: shops.shop_name,
        brand_name: brands.brand_name,
        full_name: profiles.full_name,
      })
      .from(productOrders)
      .innerJoin(shops, eq(shops.id, productOrders.shop_id))
      .innerJoin(brands, eq(brands.id, productOrders.brand_id))
      .innerJoin(profiles, eq(profiles.id, productOrders.owner_id))
      .where(inArray(productOrders.id, [...ids])),
  );
  return new Map(rows.map((row) => [row.id, row]));
}

function listItemsOf(tx: Tx, ids: readonly string[]): Promise<ItemRow[]> {
  return tx
    .select()
    .from(productOrderItems)
    .where(inArray(productOrderItems.order_id, [...ids]))
    .orderBy(asc(productOrderItems.id));
}

/** As the person who may see these orders. */
export async function presentOrders(tx: Tx, rows: readonly OrderRow[]): Promise<Order[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const items = await listItemsOf(tx, ids);
  const parties = await partiesOf(tx, ids);
  return rows.map((row) => {
    const { shop_name = '', brand_name = '', full_name = '' } = parties.get(row.id) ?? {};
    const { owner_id: _, placed_by: __, bank_reference: ___, ...order } = row;
    return {
      ...order,
      shop_name,
      brand_name,
      profiles: { full_name },
      payment_reference: row.payment === 'upi' ? topupReference(row.id) : null,
      items: items
        .filter((item) => item.order_id === row.id)
        .map((item) => presentItem(item, brand_name)),
      created_at: row.created_at.toISOString(),
      updated_at: row.updated_at.toISOString(),
    };
  });
}

export async function presentOrder(tx: Tx, row: OrderRow): Promise<Order> {
  const [order] = await presentOrders(tx, [row]);
  if (!order) throw new Error(`Not shown: ${row.id}`);
  return order;
}
