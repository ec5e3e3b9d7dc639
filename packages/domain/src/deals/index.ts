export {
  acceptDeal,
  cancelDeal,
  type Deal,
  type DealTerms,
  dealTermsView,
  dealView,
  declineDeal,
  listDeals,
  offerDeal,
  overrideDeal,
  readDeal,
  readDealTerms,
  withdrawDeal,
} from './contract';
export { type DisplayDays, displayDays } from './display-days';
export { dealsPolicy } from './policy';
export {
  DEAL_STATES,
  DEAL_TABS,
  DECLINE_REASONS,
  type DealState,
  dealStates,
  dueMs,
  isOfferOver,
  SLOT_STATES,
  TAB_STATES,
  takesSlot,
} from './rules';
