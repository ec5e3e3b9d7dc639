import type { OutputOf } from '@chowk/domain/kernel';
import type { listShops, Shop } from '@chowk/domain/shops';
import { contractClient } from '@/api/client/browser-client';
import { queryRef } from '@/api/client/contract-ref';
import { isWorthRetry } from '@/api/client/queries';
import { cachedPage } from './cached-page';
import { cachedRows } from './device-rows';
import { readCollection } from './read-collection';
import { ON_DEVICE } from './synced-options';

export const listShopsRef = queryRef<typeof listShops>('shops_list', '/shops');

async function findShops() {
  const kept = await cachedRows<Shop>('shops');
  return kept && { ...kept, content: cachedPage(kept.content, {}, Number.POSITIVE_INFINITY) };
}

/** The shops somebody owns or looks after, for every feature that asks which; hardly anybody has two. */
export const ownShopsOptions = () => ({
  ...ON_DEVICE,
  queryKey: [listShopsRef.name, {}] as const,
  retry: isWorthRetry,
  queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
    readCollection<OutputOf<typeof listShops>>({
      collection: 'shops',
      fromDevice: findShops,
      ask: () => contractClient.runQuery(listShopsRef, {}, { signal }),
    }),
});
