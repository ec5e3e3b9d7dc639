import { leadView } from '@chowk/domain/leads';
import { asc, inArray, sql } from 'drizzle-orm';
import { firstOf, type SyncSource } from '../../contract/sync-source';
import { shopLeads } from '../../db/schema/leads';
import { presentLead } from './present-lead';

export const syncLeads: SyncSource = {
  collection: 'shopLeads',
  view: leadView,
  changed: (window) =>
    firstOf('shop_leads', window, [
      sql`salesperson_id = ${window.uid}::uuid and changed_in >= ${window.since}::xid8`,
    ]),
  show: async (tx, ids) => {
    const rows = await tx
      .select()
      .from(shopLeads)
      .where(inArray(shopLeads.id, [...ids]))
      .orderBy(asc(shopLeads.id));
    return rows.map(presentLead);
  },
};
