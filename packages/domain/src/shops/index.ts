export {
  type BizmanAction,
  consentLimits,
  listBizmanActions,
  listShopConsents,
  type ShopConsent,
  type ShopConsents,
  startActing,
  stopActing,
  updateShopConsent,
} from './acting-contract';
export { nearPlace, placeProblem, SAME_PIN_M } from './address-rules';
export {
  assignSalesperson,
  listBizmen,
  listShopHealth,
  readBizmanSummary,
  readShopDay,
  readShopHealth,
  type ShopHealth,
} from './care-contract';
export {
  type DayStop,
  dueBeforeMs,
  isFarVisit,
  isVisitedToday,
  planDay,
  quietSinceMs,
  roundOf,
} from './care-rules';
export {
  ACTABLE_COMMANDS,
  ACTING_KINDS,
  type ActingKind,
  actingChoices,
  actingKindOf,
  consentRefusal,
  isLimited,
  isMonthly,
  type LimitedKind,
  limitRefusal,
  USUAL_ORDER_LIMITS,
} from './consent-rules';
export {
  addShopPhoto,
  findShops,
  listAreas,
  listShopPhotos,
  listShops,
  pinField,
  positionField,
  readShop,
  removeShopPhoto,
  type Shop,
  type ShopPhoto,
  shopView,
  updateShop,
} from './contract';
export { type FirstStepName, firstSteps } from './first-steps';
export { type OpeningHours, WEEKDAYS, type Weekday } from './opening-hours';
export { readNearPlace } from './place-contract';
export {
  readShopProfile,
  reliabilityView,
  type ShopProfile,
  type ShopReliability,
} from './profile-contract';
export { placeOnMap } from './round-map';
export {
  AD_SPACE_KINDS,
  type AdSpaceKind,
  MAX_AREA_LENGTH,
  MAX_SHOP_NAME_LENGTH,
  MAX_SHOP_PHOTOS,
  missingOf,
  SHOP_PHOTO_BUCKET,
  SHOP_PHOTO_TYPES,
  SHOP_STATES,
  SHOP_TYPES,
  type ShopPhotoType,
  type ShopType,
} from './rules';
export { markShopVisit, noteShopVisit, undoShopVisit } from './visit-contract';
export {
  undoVisitUntilMs,
  VISIT_PHOTO_TYPE,
  VISIT_STATES,
  visitStates,
} from './visit-rules';
