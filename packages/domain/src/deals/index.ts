export {
  acceptDeal,
  cancelDeal,
  DEAL_TABS,
  type Deal,
  dealView,
  declineDeal,
  listDeals,
  overrideDeal,
  readDeal,
  withdrawDeal,
} from './contract';
export { dealsPolicy } from './policy';
export {
  DEAL_STATES,
  DECLINE_REASONS,
  type DealState,
  dealStates,
  dueMs,
  isOfferOver,
  SLOT_STATES,
  TAB_STATES,
  takesSlot,
} from './rules';
