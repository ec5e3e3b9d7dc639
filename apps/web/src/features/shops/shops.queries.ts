import type {
  addShopPhoto,
  listAreas,
  listShopPhotos,
  listShops,
  readShop,
  readShopProfile,
  removeShopPhoto,
  updateShop,
} from '@chowk/domain/shops';
import { commandRef, queryRef, queueableRef } from '@/api/client/contract-ref';
import { queryOptionsFor } from '@/api/client/queries';
import { rememberedOptions } from '@/offline/read/synced-options';
import { rememberedWithWaiting } from '@/offline/read/waiting-options';

export const listShopsRef = queryRef<typeof listShops>('shops_list', '/shops');
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

/** Those somebody owns or looks after; hardly anybody has more than one. */
export const shopsOptions = () => rememberedWithWaiting(listShopsRef, {});
export const shopOptions = (id: string) => rememberedOptions(readShopRef, { id });
/** As brands see it. */
export const shopProfileOptions = (id: string) => rememberedOptions(readShopProfileRef, { id });
export const shopPhotosOptions = (id: string) => rememberedOptions(listShopPhotosRef, { id });
export const areasOptions = () => queryOptionsFor(listAreasRef, {});
