import { cartLinesView } from '@chowk/domain/orders';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { firstOf, isActedShop, type SyncSource } from '../../../contract/sync-source';
import { shops } from '../../../db/schema/businesses';
import { currentUid } from '../../../db/schema/roles';
import { cartItems } from '../../../db/schema/trade/orders';
import { presentLines } from './cart-lines';

/** One row per shop, also for an empty cart. Bizmen who look after a shop do not get it. */
export const syncCarts: SyncSource = {
  collection: 'carts',
  view: cartLinesView,
  changed: (window) => {
    const own = sql`owner_id = ${window.uid}::uuid and ${isActedShop(window)}`;
    const isSince = sql`changed_in >= ${window.since}::xid8`;
    return firstOf('shops', window, [
      sql`${own} and ${isSince}`,
      sql`${own} and id in (select shop_id from cart_items where ${isSince})`,
    ]);
  },
  show: async (tx, ids) => {
    const [own, items] = await Promise.all([
      tx
        .select({ id: shops.id })
        .from(shops)
        .where(and(inArray(shops.id, [...ids]), eq(shops.owner_id, currentUid)))
        .orderBy(asc(shops.id)),
      tx
        .select()
        .from(cartItems)
        .where(inArray(cartItems.shop_id, [...ids]))
        .orderBy(asc(cartItems.created_at), asc(cartItems.variant_id)),
    ]);
    return own.map(({ id }) =>
      presentLines(
        id,
        items.filter(({ shop_id }) => shop_id === id),
      ),
    );
  },
};
