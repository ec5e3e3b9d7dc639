import type { listBrands, updateBrand } from '@chowk/domain/accounts';
import { commandRef, queryRef } from '@/api/contract-ref';
import { queryOptionsFor } from '@/api/queries';

export const listBrandsRef = queryRef<typeof listBrands>('brands_list', '/brands');
export const updateBrandRef = commandRef<typeof updateBrand>('brand_update');

/** Somebody has one brand; row security shows no other. */
export const ownBrandOptions = () => queryOptionsFor(listBrandsRef, { limit: 1 });
