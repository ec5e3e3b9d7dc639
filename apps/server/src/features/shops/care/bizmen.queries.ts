import { istDay, startOfIstMonth } from '@chowk/domain/kernel';
import { listBizmen, readBizmanSummary } from '@chowk/domain/shops';
import { and, count, desc, eq, gte, ilike, inArray, notInArray, or, type SQL } from 'drizzle-orm';
import { implementQuery } from '../../../contract/implement';
import { afterCursor, pageFrom } from '../../../contract/paging';
import { containing } from '../../../contract/search-text';
import type { Tx } from '../../../db';
import { profiles, userRoles } from '../../../db/schema/accounts';
import { shops } from '../../../db/schema/businesses';
import { deals } from '../../../db/schema/deals';
import { shopLeads } from '../../../db/schema/leads';
import { shopVisits } from '../../../db/schema/visits';

function activatedThisMonth(nowMs: number): SQL | undefined {
  return and(
    eq(shopLeads.status, 'converted'),
    gte(shopLeads.converted_at, new Date(startOfIstMonth(nowMs))),
  );
}

function isPersonCalled(search: string | undefined): SQL | undefined {
  if (search === undefined) return undefined;
  return or(
    ilike(profiles.full_name, containing(search)),
    ilike(profiles.area, containing(search)),
    ilike(profiles.phone, containing(search.replace(/[\s-]/g, ''))),
  );
}

async function leadsBy(tx: Tx, ids: string[], which: SQL | undefined) {
  const rows = await tx
    .select({ id: shopLeads.salesperson_id, total: count() })
    .from(shopLeads)
    .where(and(inArray(shopLeads.salesperson_id, ids), which))
    .groupBy(shopLeads.salesperson_id);
  return new Map(rows.map(({ id, total }) => [id, total]));
}

async function shopsBy(tx: Tx, ids: string[]) {
  const rows = await tx
    .select({ id: shops.salesperson_id, total: count() })
    .from(shops)
    .where(inArray(shops.salesperson_id, ids))
    .groupBy(shops.salesperson_id);
  return new Map(rows.map(({ id, total }) => [id, total]));
}

export const bizmenList = implementQuery(listBizmen, async ({ tx, nowMs }, params) => {
  const { cursor, limit, search, status: asked } = params;
  const { id, full_name, phone, area, status } = profiles;
  const rows = await tx
    .select({ id, full_name, phone, area, status })
    .from(profiles)
    .innerJoin(userRoles, and(eq(userRoles.user_id, id), eq(userRoles.role, 'bizman')))
    .where(
      and(
        isPersonCalled(search),
        asked === undefined ? undefined : eq(status, asked),
        afterCursor(cursor, [id], 'desc'),
      ),
    )
    .orderBy(desc(id))
    .limit(limit + 1);
  const ids = rows.map((row) => row.id);
  const cared = await shopsBy(tx, ids);
  const open = await leadsBy(tx, ids, notInArray(shopLeads.status, ['converted', 'rejected']));
  const activated = await leadsBy(tx, ids, activatedThisMonth(nowMs));
  return pageFrom(
    rows,
    limit,
    (row) => [row.id],
    (row) => ({
      ...row,
      shops: cared.get(row.id) ?? 0,
      open_leads: open.get(row.id) ?? 0,
      month_activations: activated.get(row.id) ?? 0,
    }),
  );
});

/** Row security shows a bizman nobody else's; whoever is an admin besides counts their own alone. */
export const bizmanSummaryRead = implementQuery(readBizmanSummary, async ({ tx, actor, nowMs }) => {
  const uid = actor.uid ?? '';
  const isMine = eq(shops.salesperson_id, uid);
  const [cared] = await tx.select({ total: count() }).from(shops).where(isMine);
  const [due] = await tx
    .select({ total: count() })
    .from(deals)
    .innerJoin(shops, eq(shops.id, deals.shop_id))
    .where(and(isMine, inArray(deals.status, ['accepted', 'rejected_proof'])));
  const [visited] = await tx
    .select({ total: count() })
    .from(shopVisits)
    .where(
      and(
        eq(shopVisits.bizman_id, uid),
        eq(shopVisits.visited_on, istDay(nowMs)),
        eq(shopVisits.status, 'marked'),
      ),
    );
  const states = await tx
    .select({ status: shopLeads.status, total: count() })
    .from(shopLeads)
    .where(eq(shopLeads.salesperson_id, uid))
    .groupBy(shopLeads.status);
  return {
    shops: cared?.total ?? 0,
    proofs_due: due?.total ?? 0,
    visited_today: visited?.total ?? 0,
    leads: Object.fromEntries(states.map(({ status, total }) => [status, total])),
  };
});
