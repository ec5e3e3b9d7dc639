import type { listBrands, updateBrand } from '@chowk/domain/accounts';
import type { readCampaignBrand } from '@chowk/domain/campaigns';
import { commandRef, queryRef } from '@/api/client/contract-ref';
import { queryOptionsFor } from '@/api/client/queries';
import { cachedOptions } from '@/offline/cache/cached-options';
import type { Prefetch } from '@/offline/cache/prefetch';

export const listBrandsRef = queryRef<typeof listBrands>('brands_list', '/brands');
export const readCampaignBrandRef = queryRef<typeof readCampaignBrand>(
  'campaign_brand_read',
  '/campaigns/{id}/brand',
);
export const updateBrandRef = commandRef<typeof updateBrand>('brand_update');

/** Somebody has one brand; row security shows no other. */
export const ownBrandOptions = () =>
  cachedOptions(listBrandsRef, { limit: 1 }, { offline: 'prefetch' });
export const ownBrandPrefetch: Prefetch = {
  roles: ['brand'],
  isList: true,
  run: ({ query }) => query(ownBrandOptions()),
};
export const campaignBrandOptions = (id: string) => queryOptionsFor(readCampaignBrandRef, { id });
