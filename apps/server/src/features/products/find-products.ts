import { ChowkError, isUuid } from '@chowk/domain/kernel';
import { areaKey, type ProductCategory, searchWords } from '@chowk/domain/products';
import { and, desc, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
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
  readonly sort: 'newest' | 'margin';
  /** The shop's area, null where it has none; absent asks for no area. */
  readonly area?: string | null | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** Every word must sound like something in the name. */
export function soundsLike(search: string): SQL | undefined {
  const words = searchWords(search);
  if (words.length === 0) return sql`false`;
  return and(
    ...words.map((word) =>
      or(ilike(products.search_key, containing(word)), sql`${word} <% ${products.search_key}`),
    ),
  );
}

const RANK_STEPS = 1_000;

/** How well it fits, as a whole number, so that a page can go on from it. */
function rankOf(search: string): SQL<number> {
  const whole = searchWords(search).join(' ');
  return sql<number>`round(${RANK_STEPS}::int * word_similarity(${whole}, ${products.search_key}))::int`;
}

function isSold(filter: MarketFilter): SQL | undefined {
  const { category, brand_id, in_stock, area } = filter;
  const served = sql`(${products.area_keys} = '{}' or ${area ? areaKey(area) : ''} = any(${products.area_keys}))`;
  const stocked = sql`exists (select 1 from ${productVariants} where ${productVariants.product_id} = ${products.id} and ${productVariants.is_active} and ${productVariants.stock} >= ${productVariants.min_quantity})`;
  return and(
    eq(products.status, 'active'),
    category === undefined ? undefined : eq(products.category, category),
    brand_id === undefined ? undefined : eq(products.brand_id, brand_id),
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

function afterRank(rank: SQL<number>, cursor: string | undefined): SQL | undefined {
  if (cursor === undefined) return undefined;
  const [last, id] = decodeCursor(cursor, 2);
  if (!Number.isSafeInteger(last) || typeof id !== 'string' || !isUuid(id)) {
    throw new ChowkError('BAD_CURSOR');
  }
  return sql`(${rank}, ${products.id}) < (${last}::int, ${id}::uuid)`;
}

interface Found {
  readonly id: string;
  readonly sort: number;
}

/** As the system: the page of ids a search finds, the best first. */
async function searched(tx: Tx, filter: MarketFilter, search: string): Promise<Found[]> {
  const brandIds = await brandsCalled(tx, search);
  const sort = filter.sort === 'margin' ? sql<number>`${products.margin_bps}` : rankOf(search);
  return tx
    .select({ id: products.id, sort })
    .from(products)
    .where(
      and(
        isSold(filter),
        or(
          soundsLike(search),
          brandIds.length > 0 ? inArray(products.brand_id, brandIds) : undefined,
        ),
        afterRank(sort, filter.cursor),
      ),
    )
    .orderBy(desc(sort), desc(products.id))
    .limit(filter.limit + 1);
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
    nextCursor: last ? encodeCursor([last.sort, last.id]) : null,
  };
}

/** As the person: one page of what is sold. */
export async function findMarket(tx: Tx, filter: MarketFilter): Promise<FoundPage> {
  const { search, sort, cursor, limit } = filter;
  if (search !== undefined) return searchPage(tx, filter, search);
  const keys = sort === 'margin' ? [products.margin_bps, products.id] : [products.id];
  const rows = await tx
    .select()
    .from(products)
    .where(and(isSold(filter), afterCursor(cursor, keys, 'desc')))
    .orderBy(...keys.map((key) => desc(key)))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  const lastKeys = last && (sort === 'margin' ? [last.margin_bps, last.id] : [last.id]);
  return { rows: shown, nextCursor: lastKeys ? encodeCursor(lastKeys) : null };
}
