import { csvText, istDay } from '@chowk/domain/kernel';
import { exportLeads, type LeadState, listLeads, readLead } from '@chowk/domain/leads';
import { SHOP_TYPES } from '@chowk/domain/shops';
import { and, desc, eq, ilike, ne, or } from 'drizzle-orm';
import { implementQuery } from '../../contract/implement';
import { afterCursor, pageFrom } from '../../contract/paging';
import { containing } from '../../contract/search-text';
import { shopLeads } from '../../db/schema/leads';
import { requireLead } from './lead-rows';
import { presentLead } from './present-lead';
import { TABLE_WORDS } from './table-words';

interface Filter {
  readonly status?: LeadState | undefined;
  readonly live?: 'yes' | 'no' | undefined;
  readonly search?: string | undefined;
}

/** People type a number with spaces in it; it is kept without. */
function isCalled(search: string) {
  const like = containing(search);
  const digits = search.replace(/[\s-]/g, '');
  return or(
    ilike(shopLeads.shop_name, like),
    ilike(shopLeads.owner_name, like),
    ilike(shopLeads.area, like),
    ilike(shopLeads.phone, containing(digits)),
  );
}

function matching({ status, live, search }: Filter) {
  const isLive = live === 'yes' ? eq : ne;
  return and(
    status === undefined ? undefined : eq(shopLeads.status, status),
    live === undefined ? undefined : isLive(shopLeads.status, 'converted'),
    search === undefined ? undefined : isCalled(search),
  );
}

export const leadsList = implementQuery(listLeads, async ({ tx }, params) => {
  const { cursor, limit, ...filter } = params;
  const rows = await tx
    .select()
    .from(shopLeads)
    .where(and(matching(filter), afterCursor(cursor, [shopLeads.id], 'desc')))
    .orderBy(desc(shopLeads.id))
    .limit(limit + 1);
  return pageFrom(rows, limit, ({ id }) => [id], presentLead);
});

export const leadRead = implementQuery(readLead, async ({ tx }, { id }) =>
  presentLead(await requireLead(tx, id)),
);

/** More than a bizman onboards in years. */
const MOST_EXPORTED = 5000;

export const leadsExport = implementQuery(exportLeads, async ({ tx, actor, nowMs }, params) => {
  const { language, ...filter } = params;
  const { header, states, types } = TABLE_WORDS[language];
  const typeOf = (given: string | null) => {
    const type = SHOP_TYPES.find((known) => known === given);
    return type ? types[type] : null;
  };
  const rows = await tx
    .select()
    .from(shopLeads)
    .where(and(eq(shopLeads.salesperson_id, actor.uid ?? ''), matching(filter)))
    .orderBy(desc(shopLeads.id))
    .limit(MOST_EXPORTED);
  const lines = rows.map((row) => [
    row.shop_name,
    typeOf(row.shop_type),
    row.owner_name,
    row.phone,
    row.email,
    row.area,
    row.address,
    row.pin_code,
    states[row.status],
    row.reason,
    istDay(row.created_at.getTime()),
    row.notes,
  ]);
  return { name: `chowk-leads-${istDay(nowMs)}.csv`, csv: csvText(header, lines) };
});
