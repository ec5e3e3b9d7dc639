import { MAX_PAGE_SIZE } from '@chowk/domain/kernel';
import { and, desc, type SQL, sql } from 'drizzle-orm';
import { afterCursor, encodeCursor } from '../../../contract/paging';
import { asSystem, runnerOf, type Tx } from '../../../db';
import { products } from '../../../db/schema/trade/products';
import { readShown, readShownInOrder, type ShownProduct, shownBuiltOnce } from '../present-product';
import { searchMarket } from '../system-steps';
import { type Asked, askedOf, isAsked, isSold, type MarketFilter } from './market-filter';
import { cursorAfter, searchMarketIds } from './market-search';

interface FoundPage {
  readonly items: ShownProduct[];
  readonly nextCursor: string | null;
}

async function searchPage(tx: Tx, filter: MarketFilter, search: string): Promise<FoundPage> {
  const found = await searchMarketIds(tx, filter, search);
  const shown = found.slice(0, filter.limit);
  const last = found.length > filter.limit ? shown.at(-1) : undefined;
  runnerOf(tx).endWithNext();
  const items = await readShownInOrder(
    tx,
    shown.map(({ id }) => id),
  );
  return { items, nextCursor: last ? cursorAfter(last) : null };
}

/** The longest page is written out, so that one plan is good for all and is kept. */
const LONGEST = sql.raw(String(MAX_PAGE_SIZE + 1));

const keysOf = (sort: MarketFilter['sort']) =>
  sort === 'margin' ? [products.margin_bps, products.id] : [products.id];

function inOrder(where: SQL | undefined, sort: MarketFilter['sort']): SQL {
  const order = sql.join(keysOf(sort).map(desc), sql`, `);
  return sql`where ${where} order by ${order} limit ${LONGEST}`;
}

interface FirstPage {
  readonly asks: readonly (keyof Asked)[];
  readonly isInStock: boolean;
  readonly sort: MarketFilter['sort'];
}

const readFirst = shownBuiltOnce<FirstPage>(({ asks, isInStock, sort }) => {
  const place = (name: keyof Asked) => (asks.includes(name) ? sql.placeholder(name) : undefined);
  const asked = {
    category: place('category'),
    brandId: place('brandId'),
    brandIds: place('brandIds'),
    areaKey: place('areaKey'),
  };
  return inOrder(isAsked(asked, isInStock), sort);
});

function readPage(tx: Tx, filter: MarketFilter, most: number): Promise<ShownProduct[]> {
  const { sort, cursor, in_stock: isInStock = false } = filter;
  if (cursor !== undefined) {
    const where = and(isSold(filter), afterCursor(cursor, keysOf(sort), 'desc'));
    return readShown(tx, inOrder(where, sort), most);
  }
  const asked = askedOf(filter);
  const names = ['category', 'brandId', 'brandIds', 'areaKey'] as const;
  const asks = names.filter((name) => asked[name] !== undefined);
  return readFirst(tx, { asks, isInStock, sort }, { ...asked, most });
}

async function browsePage(tx: Tx, filter: MarketFilter): Promise<FoundPage> {
  const { sort, limit } = filter;
  runnerOf(tx).endWithNext();
  const found = await readPage(tx, filter, limit + 1);
  const items = found.slice(0, limit);
  const last = found.length > limit ? items.at(-1) : undefined;
  const lastKeys = last && (sort === 'margin' ? [last.margin_bps, last.id] : [last.id]);
  return { items, nextCursor: lastKeys ? encodeCursor(lastKeys) : null };
}

/** One page of what is sold: the same for everybody who may browse at all. */
export function findMarket(tx: Tx, filter: MarketFilter): Promise<FoundPage> {
  const { search } = filter;
  return asSystem(tx, searchMarket, () =>
    search === undefined ? browsePage(tx, filter) : searchPage(tx, filter, search),
  );
}
