import { campaignView } from '@chowk/domain/campaigns';
import { asc, inArray, sql } from 'drizzle-orm';
import {
  firstOf,
  ownBrands,
  ownShops,
  type SyncSource,
  writtenSince,
} from '../../contract/sync-source';
import { campaigns } from '../../db/schema/campaigns';
import { brandFaces } from './campaign-rows';
import { campaignShown } from './present-campaign';

/** A campaign quotes its brand, and a store sees it once it has a deal of it. */
export const syncCampaigns: SyncSource = {
  collection: 'campaigns',
  view: campaignView,
  changed: (window) => {
    const written = sql`changed_in >= ${window.since}::xid8`;
    const looksOther = sql`(${written} or brand_id in ${writtenSince('brands', window)})`;
    const dealt = sql`select campaign_id from deals where shop_id in ${ownShops(window)}`;
    return firstOf('campaigns', window, [
      sql`brand_id in ${ownBrands(window)} and kind = 'campaign' and ${looksOther}`,
      sql`id in (${dealt}) and ${looksOther}`,
      ...(window.since === '0'
        ? []
        : [
            sql`id in (${dealt} and ${written})`,
            sql`id in (${dealt} and shop_id in ${writtenSince('shops', window)})`,
          ]),
    ]);
  },
  show: async (tx, ids) => {
    const rows = await tx
      .select()
      .from(campaigns)
      .where(inArray(campaigns.id, [...ids]))
      .orderBy(asc(campaigns.id));
    const faces = await brandFaces(
      tx,
      rows.map((row) => row.brand_id),
    );
    return rows.map((row) => campaignShown(row, faces.get(row.brand_id)));
  },
};
