export { updateBrand } from './brands/brand-contract';
export {
  BRAND_CATEGORIES,
  MAX_BRAND_DESCRIPTION_LENGTH,
  MAX_BRAND_NAME_LENGTH,
} from './brands/brand-rules';
export {
  type Brand,
  type BrandCard,
  brandCardView,
  brandView,
  listBrands,
} from './brands/business-contract';
export { type GivenContacts, verifiedContacts } from './contact-rules';
export {
  grantRole,
  listDemoPeople,
  type Me,
  type Profile,
  profileView,
  readMe,
  readProfile,
  reinstateProfile,
  revokeRole,
  suspendProfile,
  updateProfile,
} from './contract';
export { deleteAccount, exportData } from './data-contract';
export { coarseAddress, describeDevice } from './device-words';
export {
  listNotificationChoices,
  type NotificationChoices,
  setNotificationChoice,
} from './own-settings/choice-contract';
export {
  CHOSEN_CHANNELS,
  type Choice,
  type ChoiceGroup,
  type ChosenChannel,
  defaultChoice,
  effectiveChoices,
  groupChanges,
  groupChoices,
  isFixedChoice,
  kindsFor,
  NOTIFICATION_KINDS,
  type NotificationKind,
} from './own-settings/choice-rules';
export {
  type Consent,
  giveConsent,
  listConsents,
  withdrawConsent,
} from './own-settings/consent-contract';
export {
  CONSENT_PURPOSES,
  CONSENT_VERSION,
  type ConsentPurpose,
  isNeededForAccount,
} from './own-settings/consent-rules';
export { isLongEnough, MIN_PASSWORD_LENGTH } from './password-rules';
export {
  type PayoutDetails,
  readPayoutDetails,
  unfreezePayouts,
  updatePayoutDetails,
} from './payout-contract';
export {
  HOLD_REASONS,
  type HoldReason,
  isUpiId,
  maskPan,
  maskUpiId,
  tidyUpiId,
} from './payout-rules';
export { accountsPolicy } from './policy';
export { PROFILE_STATES, type ProfileState, profileStates } from './rules';
export { SECURITY_CHANGES, type SecurityChange } from './security-changes';
export {
  deviceView,
  endOtherSessions,
  endSession,
  listSessions,
  type SignedInDevice,
} from './session-contract';
export { readUnsentKey } from './unsent-key-contract';
