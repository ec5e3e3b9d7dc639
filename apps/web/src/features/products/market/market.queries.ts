import { MINUTE_MS, type OutputOf } from '@chowk/domain/kernel';
import type { listMarket, listMarketBrands, Product, readProduct } from '@chowk/domain/products';
import { type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query';
import { contractClient } from '@/api/client/browser-client';
import { queryRef } from '@/api/client/contract-ref';
import { isWorthRetry } from '@/api/client/queries';
import { WHEN_BACK } from '@/api/client/when-back';
import { FIRST_PLACE, nextPlace, type Place, serverPlace } from '@/offline/read/kept-page';
import { rememberedOptions } from '@/offline/read/synced-options';
import { readEither } from '@/offline/read/synced-read';
import type { MarketFilter } from './market-filter';

export const listMarketRef = queryRef<typeof listMarket>('market_list', '/market_products');
export const listMarketBrandsRef = queryRef<typeof listMarketBrands>(
  'market_brands_list',
  '/market_brands',
);
export const readProductRef = queryRef<typeof readProduct>('product_read', '/products/{id}');

type MarketPage = Awaited<ReturnType<typeof readMarket>>;
export type Market = InfiniteData<MarketPage, Place>;

const PAGE_SIZE = 20;
/** Prices and stock move by themselves; the cart has the last word on both. */
const FRESH_MS = MINUTE_MS;

/** Kept as soon as it is seen, without holding up the screen. */
async function keepSeen(products: readonly Product[]): Promise<void> {
  const { rememberProducts } = await import('@/offline/read/seen-products');
  await rememberProducts(products);
}

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

function readMarket(shop: Shop, filter: MarketFilter, place: Place, signal: AbortSignal) {
  return readEither<OutputOf<typeof listMarket>>({
    ask: async () => {
      const params = { ...paramsOf(shop.id, filter), ...serverPlace(place) };
      const page = await contractClient.runQuery(listMarketRef, params, { signal });
      void keepSeen(page.items).catch(() => undefined);
      return page;
    },
    fromDevice: async () => {
      const { keptMarket } = await import('./kept-market');
      return keptMarket(filter, shop.area, place, PAGE_SIZE);
    },
  });
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
    initialPageParam: FIRST_PLACE,
    getNextPageParam: nextPlace,
    retry: isWorthRetry,
    staleTime: FRESH_MS,
  });
}

export const marketBrandsOptions = () => rememberedOptions(listMarketBrandsRef, {});

export function productOptions(id: string) {
  return {
    ...WHEN_BACK,
    queryKey: [readProductRef.name, id] as const,
    retry: isWorthRetry,
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      readEither<Product>({
        ask: async () => {
          const product = await contractClient.runQuery(readProductRef, { id }, { signal });
          void keepSeen([product]).catch(() => undefined);
          return product;
        },
        fromDevice: async () => {
          const { seenProducts } = await import('@/offline/read/seen-products');
          return (await seenProducts()).find(({ content }) => content.id === id);
        },
      }),
  };
}
