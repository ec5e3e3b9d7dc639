import { MINUTE_MS, type OutputOf } from '@chowk/domain/kernel';
import type {
  listBoughtBefore,
  listMarket,
  listMarketBrands,
  Product,
  readProduct,
} from '@chowk/domain/products';
import { type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query';
import { contractClient } from '@/api/client/browser-client';
import { queryRef } from '@/api/client/contract-ref';
import { isWorthRetry } from '@/api/client/queries';
import { WHEN_BACK } from '@/api/client/when-back';
import { cachedOptions } from '@/offline/cache/cached-options';
import { type Aged, serverOr } from '@/offline/cache/persister';
import { PREFETCH, type Prefetch } from '@/offline/cache/prefetch';
import { FIRST_PAGE, nextPage, type PageCursor, serverCursor } from '@/offline/read/cached-page';
import { productKey, storeProducts } from '@/offline/read/cached-products';
import { ownShopsOptions } from '@/offline/read/own-shops';
import type { MarketFilter } from './market-filter';

export const listMarketRef = queryRef<typeof listMarket>('market_list', '/market_products');
export const listMarketBrandsRef = queryRef<typeof listMarketBrands>(
  'market_brands_list',
  '/market_brands',
);
const listBoughtBeforeRef = queryRef<typeof listBoughtBefore>(
  'market_bought_list',
  '/market_bought',
);
export const readProductRef = queryRef<typeof readProduct>('product_read', '/products/{id}');

type MarketPage = Awaited<ReturnType<typeof readMarket>>;
export type Market = InfiniteData<MarketPage, PageCursor>;

const PAGE_SIZE = 20;
/** Prices and stock move by themselves; the cart has the last word on both. */
const FRESH_MS = MINUTE_MS;

function paramsOf(shopId: string, filter: MarketFilter) {
  const { search, category, brandId, isInStock, isFromDeals, sort } = filter;
  return {
    shop_id: shopId,
    limit: PAGE_SIZE,
    sort,
    ...(search === '' ? {} : { search }),
    ...(category === undefined ? {} : { category }),
    ...(brandId === undefined ? {} : { brand_id: brandId }),
    ...(isInStock ? { in_stock: 'true' } : {}),
    ...(isFromDeals ? { from_deals: 'true' } : {}),
  };
}

function readMarket(shop: Shop, filter: MarketFilter, place: PageCursor, signal: AbortSignal) {
  return serverOr<OutputOf<typeof listMarket>>(
    async () => {
      const params = { ...paramsOf(shop.id, filter), ...serverCursor(place) };
      const page = await contractClient.runQuery(listMarketRef, params, { signal });
      storeProducts(page.items);
      return page;
    },
    async () => (await import('./device-market')).deviceMarket(filter, shop.area, place, PAGE_SIZE),
  );
}

interface Shop {
  readonly id: string;
  readonly area: string | null;
}

/** What is on sale to a shop, page after page; without a network what was seen before. */
export function marketOptions(shop: Shop, filter: MarketFilter) {
  return infiniteQueryOptions({
    queryKey: [listMarketRef.name, shop.id, filter],
    queryFn: ({ pageParam, signal }) => readMarket(shop, filter, pageParam, signal),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: nextPage,
    retry: isWorthRetry,
    staleTime: FRESH_MS,
  });
}

/** Seen once, its products open and are ordered without a network like those of the list. */
export function boughtBeforeOptions(shopId: string) {
  const options = cachedOptions(listBoughtBeforeRef, { shop_id: shopId });
  return {
    ...options,
    staleTime: FRESH_MS,
    queryFn: async (asked: { readonly signal: AbortSignal }) => {
      const bought = await options.queryFn(asked);
      storeProducts(bought.items);
      return bought;
    },
  };
}

export const marketBrandsOptions = () => cachedOptions(listMarketBrandsRef, {});

export const productOptions = (id: string) => ({
  ...WHEN_BACK,
  queryKey: productKey(id),
  retry: isWorthRetry,
  meta: { offline: 'cache' as const },
  queryFn: ({ signal }: { readonly signal: AbortSignal }): Promise<Aged<Product>> =>
    contractClient.runQuery(readProductRef, { id }, { signal }),
});

/** The newest a shop can buy, stored as if they had been looked at. */
const newestOptions = (shopId: string) => ({
  ...PREFETCH,
  queryKey: ['market_newest', shopId] as const,
  retry: isWorthRetry,
  queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
    const params = { shop_id: shopId, limit: PAGE_SIZE, sort: 'newest' as const };
    const { items } = await contractClient.runQuery(listMarketRef, params, { signal });
    storeProducts(items);
    return { seen: items.length };
  },
});

/** What is seen of the market is stored whichever shop it was for. */
export const marketPrefetch: Prefetch = {
  roles: ['retailer'],
  isList: true,
  run: async ({ query, personId, queryClient }) => {
    const { items } = await queryClient.ensureQueryData(ownShopsOptions());
    const own = items.find(({ owner_id }) => owner_id === personId);
    if (own) await query(newestOptions(own.id));
  },
};
