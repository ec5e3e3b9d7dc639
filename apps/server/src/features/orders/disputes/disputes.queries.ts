import { listOrderDisputes } from '@chowk/domain/orders';
import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, isNull } from 'drizzle-orm';
import { implementQuery } from '../../../contract/implement';
import { afterCursor, pageFrom } from '../../../contract/paging';
import { orderDisputes } from '../../../db/schema/trade/order-disputes';
import { productOrders } from '../../../db/schema/trade/orders';
import { presentOrders } from '../present-order';
import { findOrderIds } from '../search-orders';

/** What is open, first come first; what is decided, the newest first. */
export const orderDisputesList = implementQuery(listOrderDisputes, async ({ tx }, params) => {
  const { search, is_open, cursor, limit } = params;
  const { opened_at, closed_at, order_id } = orderDisputes;
  const wanted = and(is_open ? isNull(closed_at) : isNotNull(closed_at));
  const isDisputed = inArray(productOrders.id, tx.select({ id: order_id }).from(orderDisputes));
  const found = search === undefined ? undefined : await findOrderIds(tx, search, isDisputed);
  const rows = await tx
    .select({ ...getTableColumns(productOrders), at: is_open ? opened_at : closed_at })
    .from(orderDisputes)
    .innerJoin(productOrders, eq(productOrders.id, order_id))
    .where(
      and(
        wanted,
        found && inArray(order_id, found),
        afterCursor(cursor, [is_open ? opened_at : closed_at, order_id], is_open ? 'asc' : 'desc'),
      ),
    )
    .orderBy(...(is_open ? [asc(opened_at), asc(order_id)] : [desc(closed_at), desc(order_id)]))
    .limit(limit + 1);
  const page = pageFrom(
    rows,
    limit,
    ({ at, id }) => [at?.toISOString() ?? '', id],
    ({ at: _, ...row }) => row,
  );
  return { ...page, items: await presentOrders(tx, page.items) };
});
