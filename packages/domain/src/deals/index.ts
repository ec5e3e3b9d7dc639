export {
  acceptDeal,
  cancelDeal,
  type Deal,
  type DealTerms,
  dealView,
  declineDeal,
  listDeals,
  offerDeal,
  overrideDeal,
  readDeal,
  readDealTerms,
  withdrawDeal,
} from './contract';
export { displayDays } from './display-days';

export {
  DEAL_STATES,
  DEAL_TABS,
  DECLINE_REASONS,
  type DealState,
  dealStates,
  dueMs,
  TAB_STATES,
  takesSlot,
} from './rules';
