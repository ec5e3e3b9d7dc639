import { earningView } from '@chowk/domain/earnings';
import { asc, inArray, sql } from 'drizzle-orm';
import { firstOf, type SyncSource, writtenSince } from '../../contract/sync-source';
import { earnings } from '../../db/schema/money/earnings';
import { presentEarnings, selectEarnings } from './present-earning';

/** An earning quotes the brand or the shop it came from. */
export const syncEarnings: SyncSource = {
  collection: 'earnings',
  view: earningView,
  changed: (window) => {
    const own = sql`payee_id = ${window.uid}::uuid`;
    const renamed = sql`select id from deals where id = deal_id and brand_id in ${writtenSince('brands', window)}`;
    return firstOf('earnings', window, [
      sql`${own} and changed_in >= ${window.since}::xid8`,
      ...(window.since === '0'
        ? []
        : [
            sql`${own} and exists (${renamed})`,
            sql`${own} and shop_id in ${writtenSince('shops', window)}`,
          ]),
    ]);
  },
  show: async (tx, ids) =>
    presentEarnings(
      tx,
      await selectEarnings(tx)
        .where(inArray(earnings.id, [...ids]))
        .orderBy(asc(earnings.id)),
    ),
};
