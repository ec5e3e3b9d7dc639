import { type Actor, can, only } from '@chowk/domain/kernel';
import { listOrders, readOrder } from '@chowk/domain/orders';
import { and, desc, eq, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import { requireActedShop } from '../../contract/acting';
import { implementQuery } from '../../contract/implement';
import { afterCursor, pageFrom } from '../../contract/paging';
import type { Tx } from '../../db';
import { shops } from '../../db/schema/businesses';
import { productOrders } from '../../db/schema/trade/orders';
import { ownBrandIds } from '../campaigns';
import { requireOrder } from './order-rows';
import { presentOrder, presentOrders } from './present-order';
import { findOrderIds } from './search-orders';

async function ownShopIds(tx: Tx, { uid }: Actor): Promise<string[]> {
  const rows = await tx
    .select({ id: shops.id })
    .from(shops)
    .where(or(eq(shops.owner_id, uid ?? ''), eq(shops.salesperson_id, uid ?? '')));
  return rows.map(({ id }) => id);
}

/** In addition to row security, so that an index is used instead of a scan. */
async function isTheirs(
  tx: Tx,
  actor: Actor,
  shopId: string | undefined,
): Promise<SQL | undefined> {
  if (shopId !== undefined) requireActedShop(actor, shopId);
  const wanted = shopId ?? actor.actingForShopId;
  if (wanted) return eq(productOrders.shop_id, wanted);
  if (can(actor, only('admin'))) return undefined;
  const brandIds = can(actor, only('brand')) ? await ownBrandIds(tx, actor) : [];
  const shopIds = can(actor, only('retailer', 'bizman')) ? await ownShopIds(tx, actor) : [];
  const sides = [
    brandIds.length > 0 ? inArray(productOrders.brand_id, brandIds) : undefined,
    shopIds.length > 0 ? inArray(productOrders.shop_id, shopIds) : undefined,
  ];
  return or(...sides) ?? sql`false`;
}

export const ordersList = implementQuery(listOrders, async ({ tx, actor }, params) => {
  const { search, status, payment, payment_state, shop_id, before, cursor, limit } = params;
  const theirs = await isTheirs(tx, actor, shop_id);
  const found = search === undefined ? undefined : await findOrderIds(tx, search, theirs);
  const rows = await tx
    .select()
    .from(productOrders)
    .where(
      and(
        theirs,
        found && inArray(productOrders.id, found),
        status === undefined ? undefined : eq(productOrders.status, status),
        payment === undefined ? undefined : eq(productOrders.payment, payment),
        payment_state === undefined ? undefined : eq(productOrders.payment_state, payment_state),
        before === undefined ? undefined : lt(productOrders.id, before),
        afterCursor(cursor, [productOrders.id], 'desc'),
      ),
    )
    .orderBy(desc(productOrders.id))
    .limit(limit + 1);
  const page = pageFrom(
    rows,
    limit,
    ({ id }) => [id],
    (row) => row,
  );
  return { ...page, items: await presentOrders(tx, page.items) };
});

export const orderRead = implementQuery(readOrder, async ({ tx, actor }, { id }) =>
  presentOrder(tx, await requireOrder(tx, actor, id)),
);
