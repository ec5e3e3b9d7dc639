import { areaKey, isServed, type Product, searchWords } from '@chowk/domain/products';
import type { Snapshot } from '@/offline/cache/snapshots';
import { cachedPage, type PageCursor } from '@/offline/read/cached-page';
import { cachedProducts } from '@/offline/read/cached-products';
import type { MarketFilter } from './market-filter';

/** As on the server: every word asked for begins a word of the name, however both are spelled. */
function isCalled(product: Product, search: string): boolean {
  const asked = searchWords(search);
  const words = searchWords(`${product.name} ${product.brand_name} ${product.category}`);
  return asked.every((ask) => words.some((word) => word.startsWith(ask)));
}

function isStocked({ variants }: Product): boolean {
  return variants.some(({ stock, min_quantity }) => stock >= min_quantity);
}

export function fitsFilter(product: Product, filter: MarketFilter, area: string | null): boolean {
  const { search, category, brandId, isInStock } = filter;
  return (
    product.status === 'active' &&
    isServed(product.areas.map(areaKey), area) &&
    (category === undefined || product.category === category) &&
    (brandId === undefined || product.brand_id === brandId) &&
    (!isInStock || isStocked(product)) &&
    (search === '' || isCalled(product, search))
  );
}

type Page = { items: Product[]; nextCursor: string | null };

/** By margin all come at once: a page is told from the next by its ids, and these are in no order. */
function pageOf(
  products: Product[],
  sort: MarketFilter['sort'],
  place: PageCursor,
  size: number,
): Page {
  if (sort === 'newest') return cachedPage(products, place, size);
  const sorted = products.sort((one, other) => other.margin_bps - one.margin_bps);
  return { items: place.afterId === undefined ? sorted : [], nextCursor: null };
}

/** What this device has seen of the market, filtered as the server would; nothing if it saw none. */
export async function deviceMarket(
  filter: MarketFilter,
  area: string | null,
  place: PageCursor,
  size: number,
): Promise<Snapshot<Page> | undefined> {
  const seen = await cachedProducts();
  if (seen.length === 0) return undefined;
  const savedAt = Math.max(...seen.map((each) => each.savedAt));
  const fitting = seen
    .map(({ content }) => content)
    .filter((product) => fitsFilter(product, filter, area));
  return { savedAt, content: pageOf(fitting, filter.sort, place, size) };
}
