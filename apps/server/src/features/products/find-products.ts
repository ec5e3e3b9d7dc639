import { ChowkError, isUuid } from '@chowk/domain/kernel';
import { areaKey, type ProductCategory, searchWords } from '@chowk/domain/products';
import { and, desc, eq, ilike, inArray, like, or, type SQL, sql } from 'drizzle-orm';
import { afterCursor, decodeCursor, encodeCursor } from '../../contract/paging';
import { containing } from '../../contract/search-text';
import { asSystem, type Tx } from '../../db';
import { brands } from '../../db/schema/businesses';
import { products, productVariants } from '../../db/schema/products';
import type { ProductRow } from './product-rows';
import { searchMarket } from './system-steps';

export interface MarketFilter {
  readonly search?: string | undefined;
  readonly category?: ProductCategory | undefined;
  readonly brand_id?: string | undefined;
  readonly in_stock?: boolean | undefined;
  /** Only of these brands. */
  readonly brandIds?: readonly string[] | undefined;
  readonly sort: 'newest' | 'margin';
  /** The shop's area, null where it has none; absent asks for no area. */
  readonly area?: string | null | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** A word of the name begins with every word asked for. Words are letters and digits only. */
function beginsLike(words: readonly string[]): SQL | undefined {
  return and(...words.map((word) => like(products.search_key, `% ${word}%`)));
}

/** Or sounds much like it. */
function resembles(words: readonly string[]): SQL | undefined {
  return and(
    ...words.map((word) =>
      or(like(products.search_key, `% ${word}%`), sql`${word} <% ${products.search_key}`),
    ),
  );
}

/** For a list short enough to be in one order. */
export function soundsLike(search: string): SQL | undefined {
  const words = searchWords(search);
  return words.length === 0 ? sql`false` : resembles(words);
}

const RANK_STEPS = 1_000;

/** How well it fits, as a whole number, so that a page can go on from it. */
function rankOf(words: readonly string[]): SQL<number> {
  return sql<number>`round(${RANK_STEPS}::int * word_similarity(${words.join(' ')}, ${products.search_key}))::int`;
}

function isSold(filter: MarketFilter): SQL | undefined {
  const { category, brand_id, brandIds, in_stock, area } = filter;
  const served = sql`(${products.area_keys} = '{}' or ${area ? areaKey(area) : ''} = any(${products.area_keys}))`;
  const stocked = sql`exists (select 1 from ${productVariants} where ${productVariants.product_id} = ${products.id} and ${productVariants.is_active} and ${productVariants.stock} >= ${productVariants.min_quantity})`;
  return and(
    eq(products.status, 'active'),
    category === undefined ? undefined : eq(products.category, category),
    brand_id === undefined ? undefined : eq(products.brand_id, brand_id),
    brandIds === undefined ? undefined : inArray(products.brand_id, [...brandIds]),
    area === undefined ? undefined : served,
    in_stock ? stocked : undefined,
  );
}

const MAX_BRANDS = 50;

async function brandsCalled(tx: Tx, search: string): Promise<string[]> {
  const rows = await tx
    .select({ id: brands.id })
    .from(brands)
    .where(ilike(brands.brand_name, containing(search)))
    .limit(MAX_BRANDS);
  return rows.map(({ id }) => id);
}

/** Those that are called so come first, those that only resemble it after all of them. */
type Phase = 'called' | 'alike';
const PHASES: readonly Phase[] = ['called', 'alike'];

interface Found {
  readonly id: string;
  readonly sort: number;
  readonly phase: Phase;
}

interface Stretch {
  readonly phase: Phase;
  readonly where: SQL | undefined;
  readonly sort: SQL<number>;
}

interface After {
  readonly phase: Phase;
  readonly sort: number;
  readonly id: string;
}

function afterOf(cursor: string | undefined): After | undefined {
  if (cursor === undefined) return undefined;
  const [place, sort, id] = decodeCursor(cursor, 3);
  const phase = PHASES.find((_, i) => i === place);
  if (!phase || !Number.isSafeInteger(sort) || typeof id !== 'string' || !isUuid(id)) {
    throw new ChowkError('BAD_CURSOR');
  }
  return { phase, sort: Number(sort), id };
}

async function readStretch(
  tx: Tx,
  filter: MarketFilter,
  { phase, where, sort }: Stretch,
  after: After | undefined,
  limit: number,
): Promise<Found[]> {
  const isAfter =
    after?.phase === phase
      ? sql`(${sort}, ${products.id}) < (${after.sort}::int, ${after.id}::uuid)`
      : undefined;
  const rows = await tx
    .select({ id: products.id, sort })
    .from(products)
    .where(and(isSold(filter), where, isAfter))
    .orderBy(desc(sort), desc(products.id))
    .limit(limit);
  return rows.map((row) => ({ ...row, phase }));
}

/** As the system: the page of ids a search finds, and one more. */
async function searched(tx: Tx, filter: MarketFilter, search: string): Promise<Found[]> {
  const words = searchWords(search);
  if (words.length === 0) return [];
  const after = afterOf(filter.cursor);
  const brandIds = await brandsCalled(tx, search);
  const isBrand = brandIds.length > 0 ? inArray(products.brand_id, brandIds) : undefined;
  const called = or(beginsLike(words), isBrand);
  const margin = sql<number>`${products.margin_bps}`;
  const isByMargin = filter.sort === 'margin';
  const wanted = filter.limit + 1;
  const first: Stretch = {
    phase: 'called',
    where: called,
    sort: isByMargin ? margin : sql`0::int`,
  };
  const found = after?.phase === 'alike' ? [] : await readStretch(tx, filter, first, after, wanted);
  if (found.length === wanted) return found;
  const alike = and(resembles(words), sql`not (${called})`);
  const rest: Stretch = { phase: 'alike', where: alike, sort: isByMargin ? margin : rankOf(words) };
  return [...found, ...(await readStretch(tx, filter, rest, after, wanted - found.length))];
}

export interface FoundPage {
  readonly rows: ProductRow[];
  readonly nextCursor: string | null;
}

async function searchPage(tx: Tx, filter: MarketFilter, search: string): Promise<FoundPage> {
  const found = await asSystem(tx, searchMarket, () => searched(tx, filter, search));
  const shown = found.slice(0, filter.limit);
  if (shown.length === 0) return { rows: [], nextCursor: null };
  const ids = shown.map(({ id }) => id);
  const rows = await tx.select().from(products).where(inArray(products.id, ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const last = found.length > filter.limit ? shown.at(-1) : undefined;
  return {
    rows: ids.flatMap((id) => byId.get(id) ?? []),
    nextCursor: last ? encodeCursor([PHASES.indexOf(last.phase), last.sort, last.id]) : null,
  };
}

/** One page of what is sold: the same for everybody who may browse at all. */
export async function findMarket(tx: Tx, filter: MarketFilter): Promise<FoundPage> {
  const { search, sort, cursor, limit } = filter;
  if (search !== undefined) return searchPage(tx, filter, search);
  const keys = sort === 'margin' ? [products.margin_bps, products.id] : [products.id];
  const rows = await asSystem(tx, searchMarket, () =>
    tx
      .select()
      .from(products)
      .where(and(isSold(filter), afterCursor(cursor, keys, 'desc')))
      .orderBy(...keys.map((key) => desc(key)))
      .limit(limit + 1),
  );
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  const lastKeys = last && (sort === 'margin' ? [last.margin_bps, last.id] : [last.id]);
  return { rows: shown, nextCursor: lastKeys ? encodeCursor(lastKeys) : null };
}
