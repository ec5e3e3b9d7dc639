import type { Brand, listBrands, updateBrand } from '@chowk/domain/accounts';
import type { readCampaignBrand } from '@chowk/domain/campaigns';
import type { OutputOf } from '@chowk/domain/kernel';
import { contractClient } from '@/api/client/browser-client';
import { commandRef, queryRef } from '@/api/client/contract-ref';
import { isWorthRetry, queryOptionsFor } from '@/api/client/queries';
import { cachedPage, FIRST_PLACE } from '@/offline/read/cached-page';
import { cachedRows } from '@/offline/read/device-rows';
import { readCollection } from '@/offline/read/read-collection';
import { ON_DEVICE } from '@/offline/read/synced-options';

export const listBrandsRef = queryRef<typeof listBrands>('brands_list', '/brands');
export const readCampaignBrandRef = queryRef<typeof readCampaignBrand>(
  'campaign_brand_read',
  '/campaigns/{id}/brand',
);
export const updateBrandRef = commandRef<typeof updateBrand>('brand_update');

const ONE = { limit: 1 } as const;

async function findOwnBrand() {
  const rows = await cachedRows<Brand>('brands');
  return rows && { ...rows, content: cachedPage(rows.content, FIRST_PLACE, ONE.limit) };
}

/** Somebody has one brand; row security shows no other. */
export const ownBrandOptions = () => ({
  ...ON_DEVICE,
  queryKey: [listBrandsRef.name, ONE] as const,
  retry: isWorthRetry,
  queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
    readCollection<OutputOf<typeof listBrands>>({
      collection: 'brands',
      fromDevice: findOwnBrand,
      ask: () => contractClient.runQuery(listBrandsRef, ONE, { signal }),
    }),
});
export const campaignBrandOptions = (id: string) => queryOptionsFor(readCampaignBrandRef, { id });
