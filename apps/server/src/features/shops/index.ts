import type { Feature } from '../../contract/implement';
import { assignSalesperson } from './assign-salesperson';
import { bizmanSummaryRead, bizmenList } from './bizmen.queries';
import { markShopVisit } from './mark-visit';
import { shopPhotoGuard } from './photo-guard';
import { bizmanActionsList, shopConsentsList, updateShopConsent } from './shop-consents';
import { shopDayRead, shopHealthList, shopHealthRead } from './shop-health.queries';
import { addShopPhoto, removeShopPhoto } from './shop-photos';
import { shopProfileRead } from './shop-profile.queries';
import { areasList, shopDirectoryList, shopPhotosList, shopRead, shopsList } from './shops.queries';
import { syncShops } from './shops.sync';
import { startActing, stopActing } from './start-acting';
import { SHOPS_STEPS } from './system-steps';
import { updateShop } from './update-shop';

export { lockActedOrders, requireActedLimit } from './acting-rights';
export { presentShop } from './present-shop';
export { createShopActing } from './shop-acting';
export { isOwnPhotoPath } from './shop-photos';
export { NOTHING_PROMISED, readReliability } from './shop-reliability';

export const shopsFeature: Feature = {
  name: 'shops',
  commands: [
    updateShop,
    addShopPhoto,
    removeShopPhoto,
    updateShopConsent,
    startActing,
    stopActing,
    assignSalesperson,
    markShopVisit,
  ],
  queries: [
    shopsList,
    shopRead,
    shopProfileRead,
    shopDirectoryList,
    shopPhotosList,
    areasList,
    shopConsentsList,
    bizmanActionsList,
    shopHealthList,
    shopHealthRead,
    shopDayRead,
    bizmanSummaryRead,
    bizmenList,
  ],
  systemSteps: SHOPS_STEPS,
  syncSources: [syncShops],
  bucketGuards: [shopPhotoGuard],
};
