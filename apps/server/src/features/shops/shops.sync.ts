import { shopView } from '@chowk/domain/shops';
import { asc, inArray, sql } from 'drizzle-orm';
import { firstOf, isActedShop, type SyncSource } from '../../contract/sync-source';
import { shops } from '../../db/schema/businesses';
import { presentShop } from './present-shop';

export const syncShops: SyncSource = {
  collection: 'shops',
  view: shopView,
  changed: (window) => {
    const written = sql`changed_in >= ${window.since}::xid8 and ${isActedShop(window)}`;
    return firstOf('shops', window, [
      sql`owner_id = ${window.uid}::uuid and ${written}`,
      sql`salesperson_id = ${window.uid}::uuid and ${written}`,
    ]);
  },
  show: async (tx, ids) => {
    const rows = await tx
      .select()
      .from(shops)
      .where(inArray(shops.id, [...ids]))
      .orderBy(asc(shops.id));
    return rows.map(presentShop);
  },
};
