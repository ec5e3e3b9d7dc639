import type { DealState } from '@chowk/domain/deals';
import { type Actor, can, only } from '@chowk/domain/kernel';
import { and, desc, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import { requireActedShop } from '../../contract/acting';
import { afterCursor } from '../../contract/paging';
import { containing } from '../../contract/search-text';
import { asSystem, type Tx } from '../../db';
import { shops } from '../../db/schema/businesses';
import { campaigns } from '../../db/schema/campaigns';
import { deals } from '../../db/schema/deals';
import { ownBrandIds } from '../campaigns';
import type { DealRow } from './deal-rows';
import { searchDeals } from './system-steps';

type Key = 'campaign_id' | 'shop_id' | 'brand_id';

/** Deals under one of these ids, found by the index that begins with that column. */
interface Branch {
  readonly by?: { readonly column: Key; readonly ids: readonly string[] };
  readonly also?: SQL | undefined;
}

export interface DealFilter {
  readonly campaign_id?: string | undefined;
  readonly shop_id?: string | undefined;
  readonly search?: string | undefined;
  readonly states?: readonly DealState[] | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** Up to this many names, their deals are looked up; with more, enough are found by scanning. */
const MAX_NAMED = 200;

async function ownShopIds(tx: Tx, { uid }: Actor): Promise<string[]> {
  const rows = await tx
    .select({ id: shops.id })
    .from(shops)
    .where(or(eq(shops.owner_id, uid ?? ''), eq(shops.salesperson_id, uid ?? '')));
  return rows.map(({ id }) => id);
}

function uuids(ids: readonly string[]): SQL {
  return sql`${`{${ids.join(',')}}`}::uuid[]`;
}

const isOneOf = (column: Key, ids: readonly string[]) => sql`${deals[column]} = any(${uuids(ids)})`;

async function branchesOf(tx: Tx, actor: Actor, filter: DealFilter): Promise<Branch[]> {
  const { campaign_id } = filter;
  if (filter.shop_id !== undefined) requireActedShop(actor, filter.shop_id);
  const shop_id = filter.shop_id ?? actor.actingForShopId ?? undefined;
  if (campaign_id !== undefined) {
    const also = shop_id === undefined ? undefined : eq(deals.shop_id, shop_id);
    return [{ by: { column: 'campaign_id', ids: [campaign_id] }, also }];
  }
  if (shop_id !== undefined) return [{ by: { column: 'shop_id', ids: [shop_id] } }];
  if (can(actor, only('admin'))) return [{}];
  // One after the other on the wire, without waiting for the first answer.
  const [brandIds, shopIds] = await Promise.all([
    can(actor, only('brand')) ? ownBrandIds(tx, actor) : [],
    can(actor, only('retailer', 'bizman')) ? ownShopIds(tx, actor) : [],
  ]);
  return [
    { by: { column: 'brand_id', ids: brandIds } },
    { by: { column: 'shop_id', ids: shopIds } },
  ];
}

/** Whether a deal's campaign or shop is called so, asked of each deal on the way. */
function isCalled(text: string): SQL {
  const names = or(
    ilike(campaigns.title, containing(text)),
    ilike(shops.shop_name, containing(text)),
  );
  return sql`exists (select 1 from ${campaigns}, ${shops} where ${campaigns.id} = ${deals.campaign_id} and ${shops.id} = ${deals.shop_id} and ${names})`;
}

/**
 * As the system. Names first, because there are far fewer of them than deals; then the deals under
 * those names. Where a name is so common that it has many, the newest deals are simply gone through.
 */
async function searched(tx: Tx, branch: Branch, text: string): Promise<Branch[]> {
  const { by, also } = branch;
  const onTheWay = [{ ...branch, also: and(also, isCalled(text)) }];
  if (by && by.column !== 'brand_id') return onTheWay;
  const isTheirs = by ? inArray(campaigns.brand_id, [...by.ids]) : undefined;
  const titled = await tx
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(and(isTheirs, ilike(campaigns.title, containing(text))))
    .limit(MAX_NAMED);
  const called = await tx
    .select({ id: shops.id })
    .from(shops)
    .where(ilike(shops.shop_name, containing(text)))
    .limit(MAX_NAMED);
  if (titled.length === MAX_NAMED || called.length === MAX_NAMED) return onTheWay;
  const scope = by ? isOneOf(by.column, by.ids) : undefined;
  return [
    { by: { column: 'campaign_id', ids: titled.map(({ id }) => id) }, also: scope },
    { by: { column: 'shop_id', ids: called.map(({ id }) => id) }, also: scope },
  ];
}

/**
 * The newest of each id and state are read from the end of their own stretch of an index and then
 * merged, so that a page costs the same however many deals there are.
 */
function newestOf(branch: Branch, filter: DealFilter): SQL {
  const { by, also } = branch;
  const { states, cursor, limit } = filter;
  const where = and(
    by ? sql`${deals[by.column]} = key.id` : undefined,
    states ? sql`${deals.status} = state.name` : undefined,
    also,
    afterCursor(cursor, [deals.id], 'desc'),
  );
  const from = [
    by ? sql`unnest(${uuids(by.ids)}) as key(id)` : undefined,
    states ? sql`unnest(${`{${states.join(',')}}`}::text[]) as state(name)` : undefined,
    sql`lateral (select ${deals.id} as id from ${deals} ${where ? sql`where ${where}` : sql``} order by ${deals.id} desc limit ${limit + 1}) as newest`,
  ].filter((part) => part !== undefined);
  return sql`(select newest.id from ${sql.join(from, sql` cross join `)})`;
}

function pageOf(branches: readonly Branch[], filter: DealFilter): SQL | undefined {
  const reached = branches.filter(({ by }) => !by || by.ids.length > 0);
  if (reached.length === 0) return undefined;
  const parts = sql.join(
    reached.map((branch) => newestOf(branch, filter)),
    sql` union `,
  );
  return sql`(select id from (${parts}) as found order by id desc limit ${filter.limit + 1})`;
}

/** A page by names whose rows the person may not read. */
function searchPage(tx: Tx, branches: readonly Branch[], filter: DealFilter, search: string) {
  return asSystem(tx, searchDeals, async () => {
    const found: Branch[] = [];
    for (const branch of branches) found.push(...(await searched(tx, branch, search)));
    const page = pageOf(found, filter);
    const rows = page ? await tx.execute<{ id: string }>(page) : [];
    return rows.length > 0 ? uuids(rows.map(({ id }) => id)) : undefined;
  });
}

/** As the person: one page and one more row. Row security decides about each. */
export async function findDeals(tx: Tx, actor: Actor, filter: DealFilter): Promise<DealRow[]> {
  const branches = await branchesOf(tx, actor, filter);
  const { search } = filter;
  const page = search ? await searchPage(tx, branches, filter, search) : pageOf(branches, filter);
  if (!page) return [];
  return tx
    .select()
    .from(deals)
    .where(sql`${deals.id} = any(${search ? page : sql`array${page}`})`)
    .orderBy(desc(deals.id));
}
