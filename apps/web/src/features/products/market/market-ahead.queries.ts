import type { listMarket } from '@chowk/domain/products';
import { contractClient } from '@/api/client/browser-client';
import { queryRef } from '@/api/client/contract-ref';
import { isWorthRetry } from '@/api/client/queries';
import { answerName } from '@/offline/read/synced-options';
import { remembering } from '@/offline/read/synced-read';

export const listMarketAheadRef = queryRef<typeof listMarket>('market_list', '/market_products');

const NAME = 'market_ahead';
const PRODUCTS_AHEAD = 20;

/** The newest a shop can buy, kept as if they had been looked at. */
export function marketAheadOptions(shopId: string) {
  const params = { shop_id: shopId, limit: PRODUCTS_AHEAD, sort: 'newest' as const };
  return {
    queryKey: [NAME, shopId] as const,
    retry: isWorthRetry,
    queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
      remembering(answerName({ name: NAME }, shopId), async () => {
        const { items } = await contractClient.runQuery(listMarketAheadRef, params, { signal });
        const { rememberProducts } = await import('@/offline/read/seen-products');
        await rememberProducts(items);
        return { seen: items.length };
      }),
  };
}
