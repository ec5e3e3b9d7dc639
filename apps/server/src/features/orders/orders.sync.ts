import { orderView } from '@chowk/domain/orders';
import { asc, inArray, sql } from 'drizzle-orm';
import { firstOf, ownShops, type SyncSource, writtenSince } from '../../contract/sync-source';
import { productOrders } from '../../db/schema/trade/orders';
import { presentOrders } from './present-order';

/** Those of a person's shops; an order quotes its shop and its brand. A brand asks for its own. */
export const syncOrders: SyncSource = {
  collection: 'orders',
  view: orderView,
  changed: (window) => {
    const ofShops = sql`shop_id in ${ownShops(window)}`;
    const quoted = [
      sql`shop_id in ${writtenSince('shops', window)}`,
      sql`brand_id in ${writtenSince('brands', window)}`,
    ];
    return firstOf('product_orders', window, [
      sql`${ofShops} and changed_in >= ${window.since}::xid8`,
      ...(window.since === '0'
        ? []
        : quoted.map((each) => sql`${ofShops} and ${each} and id > ${window.lowest}::uuid`)),
    ]);
  },
  show: async (tx, ids) =>
    presentOrders(
      tx,
      await tx
        .select()
        .from(productOrders)
        .where(inArray(productOrders.id, [...ids]))
        .orderBy(asc(productOrders.id)),
    ),
};
