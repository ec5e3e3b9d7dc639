import { brandView } from '@chowk/domain/accounts';
import { asc, inArray, sql } from 'drizzle-orm';
import { firstOf, type SyncSource } from '../../../contract/sync-source';
import { brands } from '../../../db/schema/businesses';
import { presentBrand } from './businesses.queries';

export const syncBrands: SyncSource = {
  collection: 'brands',
  view: brandView,
  changed: (window) =>
    firstOf('brands', window, [
      sql`owner_id = ${window.uid}::uuid and changed_in >= ${window.since}::xid8`,
    ]),
  show: async (tx, ids) => {
    const rows = await tx
      .select()
      .from(brands)
      .where(inArray(brands.id, [...ids]))
      .orderBy(asc(brands.id));
    return rows.map(presentBrand);
  },
};
