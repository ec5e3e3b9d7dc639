import type { Feature } from '../../contract/implement';
import { addShopPhoto, removeShopPhoto } from './shop-photos';
import { areasList, shopDirectoryList, shopPhotosList, shopsList } from './shops.queries';
import { syncShops } from './shops.sync';
import { SHOPS_STEPS } from './system-steps';
import { updateShop } from './update-shop';

export { presentShop } from './present-shop';
export { isOwnPhotoPath } from './shop-photos';

export const shopsFeature: Feature = {
  name: 'shops',
  commands: [updateShop, addShopPhoto, removeShopPhoto],
  queries: [shopsList, shopDirectoryList, shopPhotosList, areasList],
  systemSteps: SHOPS_STEPS,
  syncSources: [syncShops],
};
