import type {
  addShopPhoto,
  listAreas,
  listShopPhotos,
  readShop,
  readShopProfile,
  removeShopPhoto,
  updateShop,
} from '@chowk/domain/shops';
import { commandRef, queryRef, queueableRef } from '@/api/client/contract-ref';
import { queryOptionsFor } from '@/api/client/queries';
import { cachedOptions } from '@/offline/cache/cached-options';
import { rowOptions } from '@/offline/read/synced-options';

export const readShopRef = queryRef<typeof readShop>('shop_read', '/shops/{id}');
export const readShopProfileRef = queryRef<typeof readShopProfile>(
  'shop_profile_read',
  '/shop_profiles/{id}',
);
export const listShopPhotosRef = queryRef<typeof listShopPhotos>(
  'shop_photos_list',
  '/shops/{id}/photos',
);
export const listAreasRef = queryRef<typeof listAreas>('areas_list', '/areas');
export const updateShopRef = queueableRef<typeof updateShop>('shop_update');
export const addShopPhotoRef = queueableRef<typeof addShopPhoto>('shop_photo_add');
export const removeShopPhotoRef = commandRef<typeof removeShopPhoto>('shop_photo_remove');

export { ownShopsOptions as shopsOptions } from '@/offline/read/own-shops';
export const shopOptions = (id: string) => rowOptions(readShopRef, { id }, 'shops');
/** As brands see it. */
export const shopProfileOptions = (id: string) => cachedOptions(readShopProfileRef, { id });
export const shopPhotosOptions = (id: string) => cachedOptions(listShopPhotosRef, { id });
export const areasOptions = () => queryOptionsFor(listAreasRef, {});
