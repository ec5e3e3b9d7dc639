import type { Brand, listBrands, updateBrand } from '@chowk/domain/accounts';
import type { readCampaignBrand } from '@chowk/domain/campaigns';
import { contractClient } from '@/api/client/browser-client';
import { commandRef, queryRef } from '@/api/client/contract-ref';
import { queryOptionsFor } from '@/api/client/queries';
import { pageOptions } from '@/offline/read/synced-options';

export const listBrandsRef = queryRef<typeof listBrands>('brands_list', '/brands');
export const readCampaignBrandRef = queryRef<typeof readCampaignBrand>(
  'campaign_brand_read',
  '/campaigns/{id}/brand',
);
export const updateBrandRef = commandRef<typeof updateBrand>('brand_update');

const ONE = { limit: 1 } as const;

/** Somebody has one brand; row security shows no other. */
export const ownBrandOptions = () =>
  pageOptions<Brand>({
    collection: 'brands',
    queryKey: [listBrandsRef.name, ONE],
    size: ONE.limit,
    ask: (_, signal) => contractClient.runQuery(listBrandsRef, ONE, { signal }),
  });
export const campaignBrandOptions = (id: string) => queryOptionsFor(readCampaignBrandRef, { id });
