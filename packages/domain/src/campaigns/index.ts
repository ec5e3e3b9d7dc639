export {
  type Campaign,
  campaignView,
  cancelCampaign,
  createCampaign,
  launchCampaign,
  listCampaigns,
  pauseCampaign,
  readCampaign,
  readCampaignBrand,
  readCampaignMoney,
  readFeasibility,
  resumeCampaign,
  updateCampaign,
} from './contract';
export { judgeLaunch } from './launch';
export { campaignsPolicy } from './policy';
export {
  feeBpsFor,
  holdPaise,
  PAYOUT_LIMITS,
  placementPrice,
} from './price';
export {
  CAMPAIGN_KINDS,
  CAMPAIGN_STATES,
  type CampaignState,
  campaignStates,
  DAYS_TO_SUBMIT,
  FENCE_M,
  MAX_PROOF_PHOTOS,
  MAX_SLOTS,
  PAYMENT_NATURES,
  type PaymentNature,
  PLACEMENT_TYPES,
  type PlacementType,
  SAMPLE_PHOTO_BUCKET,
} from './rules';
