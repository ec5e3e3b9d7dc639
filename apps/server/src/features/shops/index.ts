import type { Feature } from '../../contract/implement';
import { startActing, stopActing } from './acting/start-acting';
import { assignSalesperson } from './care/assign-salesperson';
import { bizmanSummaryRead, bizmenList } from './care/bizmen.queries';
import { markShopVisit } from './care/mark-visit';
import { noteShopVisit } from './care/note-visit';
import { shopDayRead, shopHealthList, shopHealthRead } from './care/shop-health.queries';
import { undoShopVisit } from './care/undo-visit';
import { nearPlaceRead } from './near-place.queries';
import { shopPhotoGuard } from './photo-guard';
import { bizmanActionsList, shopConsentsList, updateShopConsent } from './shop-consents';
import { addShopPhoto, removeShopPhoto } from './shop-photos';
import { shopProfileRead } from './shop-profile.queries';
import { areasList, shopDirectoryList, shopPhotosList, shopRead, shopsList } from './shops.queries';
import { syncShops } from './shops.sync';
import { SHOPS_STEPS } from './system-steps';
import { updateShop } from './update-shop';

export { lockActedOrders, requireActedLimit } from './acting/acting-rights';
export { createShopActing } from './acting/shop-acting';
export { NOTHING_PROMISED, readReliability } from './care/shop-reliability';
export { findNearPlace } from './near-place.queries';
export { presentShop } from './present-shop';
export { isOwnPhotoPath } from './shop-photos';

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
    noteShopVisit,
    undoShopVisit,
  ],
  queries: [
    shopsList,
    shopRead,
    shopProfileRead,
    shopDirectoryList,
    shopPhotosList,
    areasList,
    nearPlaceRead,
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
