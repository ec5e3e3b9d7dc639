import type { ParamsOf } from '@chowk/domain/kernel';
import type { findShops } from '@chowk/domain/shops';
import { queryRef } from '@/api/client/contract-ref';
import { queryOptionsFor } from '@/api/client/queries';

export const findShopsRef = queryRef<typeof findShops>('shop_directory_list', '/shop_directory');

export function shopDirectoryOptions(params: ParamsOf<typeof findShops>) {
  return queryOptionsFor(findShopsRef, params);
}
