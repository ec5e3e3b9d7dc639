import { MAX_PAGE_SIZE } from '@chowk/domain/kernel';
import { and, desc, sql } from 'drizzle-orm';
import { afterCursor, encodeCursor } from '../../contract/paging';
import { asSystem, type Tx } from '../../db';
import { products } from '../../db/schema/trade/products';
import { isSold, type MarketFilter } from './market-filter';
import { cursorAfter, searchMarketIds } from './market-search';
import { readShown, readShownInOrder, type ShownProduct } from './present-product';
import { searchMarket } from './system-steps';

interface FoundPage {
  readonly items: ShownProduct[];
  readonly nextCursor: string | null;
}

async function searchPage(tx: Tx, filter: MarketFilter, search: string): Promise<FoundPage> {
  const found = await searchMarketIds(tx, filter, search);
  const shown = found.slice(0, filter.limit);
  const last = found.length > filter.limit ? shown.at(-1) : undefined;
  const items = await readShownInOrder(
    tx,
    shown.map(({ id }) => id),
  );
  return { items, nextCursor: last ? cursorAfter(last) : null };
}

async function browsePage(tx: Tx, filter: MarketFilter): Promise<FoundPage> {
  const { sort, cursor, limit } = filter;
  const keys = sort === 'margin' ? [products.margin_bps, products.id] : [products.id];
  const where = and(isSold(filter), afterCursor(cursor, keys, 'desc'));
  const order = sql.join(keys.map(desc), sql`, `);
  // The longest page is written out, so that one plan is good for all and is kept.
  const longest = sql.raw(String(MAX_PAGE_SIZE + 1));
  const which = sql`where ${where} order by ${order} limit ${longest}`;
  const found = await readShown(tx, which, limit + 1);
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
