import { type Actor, notFound } from '@chowk/domain/kernel';
import type { OrderState } from '@chowk/domain/orders';
import { and, asc, eq, sql } from 'drizzle-orm';
import { requireActedShop } from '../../contract/acting';
import { requireRow } from '../../contract/require-row';
import type { Tx } from '../../db';
import { brands, shops } from '../../db/schema/businesses';
import { type OrderStep, productOrderItems, productOrders } from '../../db/schema/trade/orders';

export type OrderRow = typeof productOrders.$inferSelect;
export type ItemRow = typeof productOrderItems.$inferSelect;

export const NO_ORDER = 'Order not found or you do not have access';

/** As the person, whichever way they may see it. */
export async function requireOrder(tx: Tx, actor: Actor, id: string): Promise<OrderRow> {
  const [row] = await tx.select().from(productOrders).where(eq(productOrders.id, id));
  const order = requireRow(row, NO_ORDER);
  requireActedShop(actor, order.shop_id);
  return order;
}

/** As the person: an order to their own brand, whatever other roles they have. */
export async function requireOrderOf(tx: Tx, brandId: string, id: string): Promise<OrderRow> {
  const isIt = and(eq(productOrders.id, id), eq(productOrders.brand_id, brandId));
  const [row] = await tx.select().from(productOrders).where(isIt);
  return requireRow(row, NO_ORDER);
}

/**
 * As the person: which side of the order they are on. Bizmen are on neither; an owner of a shop and
 * a brand acts as one of them at a time.
 */
export async function requireSide(tx: Tx, actor: Actor, order: OrderRow): Promise<Actor> {
  const uid = actor.uid ?? '';
  const [shop] = await tx
    .select({ ownerId: shops.owner_id })
    .from(shops)
    .where(eq(shops.id, order.shop_id));
  if (shop?.ownerId === uid) return { ...actor, roles: ['retailer'] };
  const [brand] = await tx
    .select({ ownerId: brands.owner_id })
    .from(brands)
    .where(eq(brands.id, order.brand_id));
  if (brand?.ownerId === uid) return { ...actor, roles: ['brand'] };
  throw notFound(NO_ORDER);
}

/** As the system; before the packs of its lines. */
export async function lockOrder(tx: Tx, id: string): Promise<OrderRow> {
  const [row] = await tx.select().from(productOrders).where(eq(productOrders.id, id)).for('update');
  return requireRow(row, NO_ORDER);
}

export function listItems(tx: Tx, orderId: string): Promise<ItemRow[]> {
  return tx
    .select()
    .from(productOrderItems)
    .where(eq(productOrderItems.order_id, orderId))
    .orderBy(asc(productOrderItems.variant_id));
}

export function stepOf(status: OrderState, nowMs: number, note?: string | null): OrderStep {
  return { status, at: new Date(nowMs).toISOString(), note: note || null };
}

type Changes = Partial<Omit<typeof productOrders.$inferInsert, 'id' | 'version' | 'updated_at'>>;

/** As the system. */
export async function changeOrder(
  { tx, nowMs }: { readonly tx: Tx; readonly nowMs: number },
  id: string,
  changes: Changes,
): Promise<OrderRow> {
  const [row] = await tx
    .update(productOrders)
    .set({
      ...changes,
      version: sql`${productOrders.version} + 1`,
      updated_at: new Date(nowMs),
    })
    .where(eq(productOrders.id, id))
    .returning();
  return requireRow(row, NO_ORDER);
}
