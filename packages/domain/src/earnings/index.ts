export {
  listVesting,
  readLeaderboard,
  readTarget,
  type ShopVesting,
  setLeaderboardChoice,
} from './bizman-contract';
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
  type Withheld,
  withheldView,
} from './contract';
export { earningsPolicy } from './policy';
export {
  EARNING_KINDS,
  EARNING_STATES,
  type EarningKind,
  type EarningState,
  earningStates,
  WITHHELD_REASONS,
  type WithheldReason,
} from './rules';
export { type StatementPeriod, statementPeriod } from './statement';
export { mondayOf, type Streak, streakOf } from './streak';
export { type TaxCase, type TaxRate, taxWithheldPaise } from './tax';
export {
  isBizmanPay,
  type Target,
  targetOf,
  VESTING_KINDS,
  VESTING_STATES,
  type VestingFacts,
  type VestingFigures,
  type VestingKind,
  type VestingState,
  type VestingStep,
  vestingOf,
} from './vesting';
