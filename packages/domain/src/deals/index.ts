export {
  acceptDeal,
  cancelDeal,
  type Deal,
  dealView,
  declineDeal,
  listDeals,
  offerDeal,
  overrideDeal,
  type PayoutTerms,
  payoutTermsView,
  readDeal,
  readPayoutTerms,
  withdrawDeal,
} from './contract';
export { type DealMoney, dealMoney } from './deal-money';
export { displayDays } from './display-days';
export { byUrgency, nextStepOf } from './next-step';
export {
  DEAL_STATES,
  DEAL_TABS,
  DECLINE_REASONS,
  type DealState,
  dealStates,
  dueMs,
  isUnderSecondCheck,
  TAB_STATES,
  takesSlot,
} from './rules';
export { dealTimeline, type TimelineStep } from './timeline';
