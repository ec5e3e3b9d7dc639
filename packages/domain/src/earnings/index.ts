export {
  type BonusTier,
  bonusPaiseFor,
  type ClosedMonth,
  closedMonths,
  stayedMs,
  stayedSinceMs,
} from './bizman-pay';
export {
  type Earning,
  earningView,
  listEarnings,
  readEarningStatement,
  readEarningTotals,
} from './contract';
export { earningsPolicy } from './policy';
export {
  EARNING_KINDS,
  EARNING_STATES,
  type EarningKind,
  type EarningState,
  earningStates,
} from './rules';
export { type StatementPeriod, statementPeriod } from './statement';
export { type TaxCase, type TaxRate, taxWithheldPaise } from './tax';
