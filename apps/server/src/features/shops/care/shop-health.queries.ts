import { type Actor, can, only, startOfIstDay } from '@chowk/domain/kernel';
import {
  dueBeforeMs,
  listShopHealth,
  quietSinceMs,
  readShopDay,
  readShopHealth,
} from '@chowk/domain/shops';
import { and, asc, desc, eq, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { implementQuery } from '../../../contract/implement';
import { afterCursor, pageFrom } from '../../../contract/paging';
import { requireRow } from '../../../contract/require-row';
import { asSystem } from '../../../db';
import { shops } from '../../../db/schema/businesses';
import { isCalled, NO_SHOP } from '../shops.queries';
import { readHealth } from '../system-steps';
import { gatherHealth } from './gather-health';

/** A bizman may own a shop as well; here are those they look after. */
function isCaredFor(actor: Actor): SQL | undefined {
  return can(actor, only('admin')) ? undefined : eq(shops.salesperson_id, actor.uid ?? '');
}

const isLookedAfter = { yes: isNotNull(shops.salesperson_id), no: isNull(shops.salesperson_id) };

export const shopHealthList = implementQuery(
  listShopHealth,
  async ({ tx, actor, nowMs }, params) => {
    const { cursor, limit, search, salesperson_id, looked_after } = params;
    // What row security would ask is asked by `isCaredFor`; the index of names answers only without it.
    return asSystem(tx, readHealth, async () => {
      const rows = await tx
        .select()
        .from(shops)
        .where(
          and(
            isCaredFor(actor),
            isCalled(search),
            salesperson_id === undefined ? undefined : eq(shops.salesperson_id, salesperson_id),
            looked_after && isLookedAfter[looked_after],
            afterCursor(cursor, [shops.id], 'desc'),
          ),
        )
        .orderBy(desc(shops.id))
        .limit(limit + 1);
      const page = pageFrom(
        rows,
        limit,
        ({ id }) => [id],
        (row) => row,
      );
      return { ...page, items: await gatherHealth(tx, page.items, nowMs) };
    });
  },
);

export const shopHealthRead = implementQuery(
  readShopHealth,
  async ({ tx, actor, nowMs }, { id }) => {
    const [found] = await tx
      .select()
      .from(shops)
      .where(and(eq(shops.id, id), isCaredFor(actor)));
    const row = requireRow(found, NO_SHOP);
    const [health] = await asSystem(tx, readHealth, () => gatherHealth(tx, [row], nowMs));
    return requireRow(health, NO_SHOP);
  },
);

/** More than anybody visits in a day. */
const MOST_STOPS = 200;

/** Before there was anything. */
const EVER = new Date(0).toISOString();

const firstDue = sql`(
  select min(d.due_at) from deals d
  where d.shop_id = ${shops.id} and d.status in ('accepted', 'rejected_proof'))`;

/** The rules of `visitReasons`, for the database to find the shops; the phone names the reasons. */
function isWorthVisiting(nowMs: number): SQL | undefined {
  const today = new Date(startOfIstDay(nowMs)).toISOString();
  const quiet = new Date(quietSinceMs(nowMs));
  const isDue = sql`${firstDue} <= ${new Date(dueBeforeMs(nowMs)).toISOString()}::timestamptz`;
  const isUnknown = sql`(${shops.shop_type} is null or ${shops.area} is null or ${shops.pin_code} is null or ${shops.lat} is null)`;
  const wasVisited = (from: string) =>
    sql`exists (select 1 from shop_visits v where v.shop_id = ${shops.id} and v.status = 'marked' and v.visited_at > ${from}::timestamptz)`;
  const wasActive = (from: string) =>
    sql`exists (select 1 from deals d where d.shop_id = ${shops.id}
      and greatest(d.accepted_at, d.submitted_at) > ${from}::timestamptz)`;
  const isSilent = (from: string) => sql`not ${wasActive(from)} and not ${wasVisited(from)}`;
  const isQuiet = and(lte(shops.created_at, quiet), isSilent(quiet.toISOString()));
  return or(isDue, isUnknown, isSilent(EVER), isQuiet, wasVisited(today));
}

export const shopDayRead = implementQuery(readShopDay, async ({ tx, actor, nowMs }) => {
  const rows = await tx
    .select()
    .from(shops)
    .where(
      and(
        eq(shops.salesperson_id, actor.uid ?? ''),
        eq(shops.status, 'active'),
        isWorthVisiting(nowMs),
      ),
    )
    .orderBy(sql`${firstDue} nulls last`, asc(shops.id))
    .limit(MOST_STOPS);
  return { items: await asSystem(tx, readHealth, () => gatherHealth(tx, rows, nowMs)) };
});
