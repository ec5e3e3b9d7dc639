import type { Order, OrderItem } from '@chowk/domain/orders';
import { topupReference } from '@chowk/domain/wallets';
import { asc, eq, sql } from 'drizzle-orm';
import { isAnyOf } from '../../contract/any-of';
import { asSystem, builtOnce, type Tx } from '../../db';
import { profiles } from '../../db/schema/accounts';
import { brands, shops } from '../../db/schema/businesses';
import { productOrderItems, productOrders } from '../../db/schema/trade/orders';
import { disputesOf } from './disputes/dispute-rows';
import type { ItemRow, OrderRow } from './order-rows';
import { fillOrdersStep } from './system-steps';

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

const findParties = builtOnce<Parties, { ids: string }>((db) =>
  db
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
    .where(sql`${productOrders.id} = any(${sql.placeholder('ids')}::uuid[])`),
);

/** As the system. */
export function listParties(tx: Tx, ids: readonly string[]): Promise<Parties[]> {
  return findParties(tx, { ids: `{${ids.join(',')}}` });
}

function listItemsOf(tx: Tx, ids: readonly string[]): Promise<ItemRow[]> {
  return tx
    .select()
    .from(productOrderItems)
    .where(isAnyOf(productOrderItems.order_id, ids))
    .orderBy(asc(productOrderItems.id));
}

interface Filling {
  readonly lines: readonly ItemRow[];
  readonly names: readonly Parties[];
  readonly disputes: Awaited<ReturnType<typeof disputesOf>>;
}

/** With everything shown besides its own row. */
export function fillOrders(
  rows: readonly OrderRow[],
  { lines, names, disputes }: Filling,
): Order[] {
  const items = new Map<string, ItemRow[]>(rows.map(({ id }) => [id, []]));
  for (const item of lines) items.get(item.order_id)?.push(item);
  const parties = new Map(names.map((each) => [each.id, each]));
  return rows.map((row) => {
    const { shop_name = '', brand_name = '', full_name = '' } = parties.get(row.id) ?? {};
    const { owner_id: _, placed_by: __, bank_reference: ___, ...order } = row;
    return {
      ...order,
      shop_name,
      brand_name,
      profiles: { full_name },
      payment_reference: row.payment === 'upi' ? topupReference(row.id) : null,
      receive_by: row.receive_by?.toISOString() ?? null,
      dispute: disputes.get(row.id) ?? null,
      items: (items.get(row.id) ?? []).map((item) => presentItem(item, brand_name)),
      created_at: row.created_at.toISOString(),
      updated_at: row.updated_at.toISOString(),
    };
  });
}

/** As the person who may see these orders. */
export async function presentOrders(tx: Tx, rows: readonly OrderRow[]): Promise<Order[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [lines, names, disputes] = await asSystem(tx, fillOrdersStep, () =>
    Promise.all([listItemsOf(tx, ids), listParties(tx, ids), disputesOf(tx, ids)]),
  );
  return fillOrders(rows, { lines, names, disputes });
}

export async function presentOrder(tx: Tx, row: OrderRow): Promise<Order> {
  const [order] = await presentOrders(tx, [row]);
  if (!order) throw new Error(`Not shown: ${row.id}`);
  return order;
}
