import { bookingView } from '@chowk/domain/ad-spaces';
import { asc, inArray, sql } from 'drizzle-orm';
import {
  firstOf,
  ownBrands,
  ownShops,
  type SyncSource,
  writtenSince,
} from '../../../contract/sync-source';
import { adSpaceBookings } from '../../../db/schema/ad-spaces';
import { presentBookings } from './present-booking';

/** A booking quotes its shop, its brand and the deals of its weeks; its space says so by itself. */
export const syncBookings: SyncSource = {
  collection: 'bookings',
  view: bookingView,
  changed: (window) => {
    const sides = [sql`shop_id in ${ownShops(window)}`, sql`brand_id in ${ownBrands(window)}`];
    const isWritten = sql`changed_in >= ${window.since}::xid8`;
    const weeks = sides.map(
      (side) => sql`campaign_id in (select campaign_id from deals where ${side} and ${isWritten})`,
    );
    const quoted = [
      sql`shop_id in ${writtenSince('shops', window)}`,
      sql`brand_id in ${writtenSince('brands', window)}`,
    ];
    return firstOf('ad_space_bookings', window, [
      ...sides.map((side) => sql`${side} and ${isWritten}`),
      ...(window.since === '0'
        ? []
        : [
            ...weeks,
            ...sides.flatMap((side) =>
              quoted.map((each) => sql`${side} and ${each} and id > ${window.lowest}::uuid`),
            ),
          ]),
    ]);
  },
  show: async (tx, ids) =>
    presentBookings(
      tx,
      await tx
        .select()
        .from(adSpaceBookings)
        .where(inArray(adSpaceBookings.id, [...ids]))
        .orderBy(asc(adSpaceBookings.id)),
    ),
};
