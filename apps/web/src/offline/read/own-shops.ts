import type { listShops, Shop } from '@chowk/domain/shops';
import { contractClient } from '@/api/client/browser-client';
import { queryRef } from '@/api/client/contract-ref';
import { pageOptions } from './synced-options';

export const listShopsRef = queryRef<typeof listShops>('shops_list', '/shops');

/** The shops a person owns or looks after, for every feature that needs one. Few have two. */
export const ownShopsOptions = () =>
  pageOptions<Shop>({
    collection: 'shops',
    queryKey: [listShopsRef.name, {}],
    size: Number.POSITIVE_INFINITY,
    ask: (_, signal) => contractClient.runQuery(listShopsRef, {}, { signal }),
  });
