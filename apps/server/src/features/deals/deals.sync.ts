import { dealView } from '@chowk/domain/deals';
import { asc, inArray, sql } from 'drizzle-orm';
import {
  firstOf,
  ownBrands,
  ownShops,
  type SyncSource,
  writtenSince,
} from '../../contract/sync-source';
import { deals } from '../../db/schema/deals';
import { presentDeals } from './present-deal';

/** A deal shows data of its shop and brand, and its shop determines its owner. */
export const syncDeals: SyncSource = {
  collection: 'deals',
  view: dealView,
  changed: (window) => {
    const isWritten = sql`changed_in >= ${window.since}::xid8`;
    const ofShops = sql`shop_id in ${ownShops(window)}`;
    const ofBrands = sql`brand_id in ${ownBrands(window)}`;
    const quoted = [
      sql`shop_id in ${writtenSince('shops', window)}`,
      sql`brand_id in ${writtenSince('brands', window)}`,
    ];
    return firstOf('deals', window, [
      sql`${ofShops} and ${isWritten}`,
      sql`${ofBrands} and ${isWritten}`,
      ...(window.since === '0'
        ? []
        : quoted.flatMap((each) => [sql`${ofShops} and ${each}`, sql`${ofBrands} and ${each}`])),
    ]);
  },
  show: async (tx, ids) =>
    presentDeals(
      tx,
      await tx
        .select()
        .from(deals)
        .where(inArray(deals.id, [...ids]))
        .orderBy(asc(deals.id)),
    ),
};
