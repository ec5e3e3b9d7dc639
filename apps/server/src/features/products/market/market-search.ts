import { ChowkError, isUuid } from '@chowk/domain/kernel';
import { askedWords } from '@chowk/domain/products';
import { and, eq, ilike, inArray, like, lt, or, type SQL, sql } from 'drizzle-orm';
import { decodeCursor, encodeCursor } from '../../../contract/paging';
import { containing } from '../../../contract/search-text';
import type { Tx } from '../../../db';
import { brands } from '../../../db/schema/businesses';
import { products } from '../../../db/schema/trade/products';
import { isSold, type MarketFilter } from './market-filter';

/** From so many letters on a word is rare enough for the index without the space before it. */
const RARE_LETTERS = 4;

/**
 * A word of the name begins with every word asked for. Words are letters and digits only. With the
 * space before it the index would list all names with a word of the same first letter as well.
 */
function beginsLike(words: readonly string[]): SQL | undefined {
  return and(
    ...words.map((word) => {
      if (word.length < RARE_LETTERS) return like(products.search_key, `% ${word}%`);
      const begins = sql`${products.search_key} || '' like ${`% ${word}%`}`;
      return and(like(products.search_key, `%${word}%`), begins);
    }),
  );
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
  const words = askedWords(search);
  return words.length === 0 ? sql`false` : resembles(words);
}

const RANK_STEPS = 1_000;

/** How well it fits, as a whole number, so that a page can go on from it. */
function rankOf(words: readonly string[]): SQL<number> {
  return sql<number>`round(${RANK_STEPS}::int * word_similarity(${words.join(' ')}, ${products.search_key}))::int`;
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

function isBelow(key: SQL, { sort, id }: After): SQL {
  return sql`(${key}, ${products.id}) < (${sort}::int, ${id}::uuid)`;
}

interface Stretch {
  readonly phase: Phase;
  readonly where: SQL | undefined;
  readonly sort: SQL<number>;
  readonly isAfter: SQL | undefined;
}

/**
 * What many products are called is found among the first of them. Looking through those costs the
 * same in any market, where the index would list every one of the many. A look at a few tells
 * whether a longer one is worth it: what hardly one of them is called the index finds at once.
 */
const A_LOOK = 500;
const A_LONG_LOOK = 2_500;

function firstInOrder(count: number, isByMargin: boolean, isAfter: SQL | undefined): SQL {
  const order = isByMargin
    ? sql`${products.margin_bps} desc, ${products.id} desc`
    : sql`${products.id} desc`;
  return sql`(select * from ${products} where ${and(eq(products.status, 'active'), isAfter)}
    order by ${order} limit ${sql.raw(String(count))}) as ${products}`;
}

async function readStretch(
  tx: Tx,
  filter: MarketFilter,
  { phase, where, sort, isAfter }: Stretch,
  limit: number,
  from: SQL = sql`${products}`,
): Promise<Found[]> {
  // All are found before they are put in order: along the order rare words are sought for long.
  const rows = await tx.execute<{ id: string; sort: number }>(sql`
    select id, sort from (
      select ${products.id} as id, ${sort} as sort from ${from}
      where ${and(isSold(filter), where, isAfter)} offset 0) as found
    order by sort desc, id desc limit ${limit}::int`);
  return rows.map((row) => ({ ...row, phase }));
}

async function readCalled(
  tx: Tx,
  filter: MarketFilter,
  stretch: Stretch,
  wanted: number,
): Promise<Found[]> {
  const isByMargin = filter.sort === 'margin';
  const look = (count: number) => {
    const first = firstInOrder(count, isByMargin, stretch.isAfter);
    return readStretch(tx, filter, stretch, wanted, first);
  };
  const few = await look(A_LOOK);
  if (few.length === wanted) return few;
  if (few.length * (A_LONG_LOOK / A_LOOK) >= wanted) {
    const more = await look(A_LONG_LOOK);
    if (more.length === wanted) return more;
  }
  return readStretch(tx, filter, stretch, wanted);
}

/** As the system: the page of ids a search finds, and one more. */
export async function searchMarketIds(
  tx: Tx,
  filter: MarketFilter,
  search: string,
): Promise<Found[]> {
  const words = askedWords(search);
  if (words.length === 0) return [];
  const after = afterOf(filter.cursor);
  const wanted = filter.limit + 1;
  const isByMargin = filter.sort === 'margin';
  const margin = sql<number>`${products.margin_bps}`;
  const brandIds = await brandsCalled(tx, search);
  const isBrand = brandIds.length > 0 ? inArray(products.brand_id, brandIds) : undefined;
  const called = or(beginsLike(words), isBrand);
  const found: Found[] = [];
  if (after?.phase !== 'alike') {
    const sort = isByMargin ? margin : sql<number>`0::int`;
    const isAfter = after && (isByMargin ? isBelow(margin, after) : lt(products.id, after.id));
    const stretch = { phase: 'called', where: called, sort, isAfter } as const;
    found.push(...(await readCalled(tx, filter, stretch, wanted)));
    if (found.length === wanted) return found;
  }
  const sort = isByMargin ? margin : rankOf(words);
  const isAfter = after?.phase === 'alike' ? isBelow(sort, after) : undefined;
  const where = and(resembles(words), sql`not (${called})`);
  const rest = { phase: 'alike', where, sort, isAfter } as const;
  return [...found, ...(await readStretch(tx, filter, rest, wanted - found.length))];
}

/** Where the next page goes on. */
export function cursorAfter({ phase, sort, id }: Found): string {
  return encodeCursor([PHASES.indexOf(phase), sort, id]);
}
