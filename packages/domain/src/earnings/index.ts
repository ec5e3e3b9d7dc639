export {
  listVesting,
  readLeaderboard,
  readTarget,
  type ShopVesting,
  setLeaderboardChoice,
} from './bizman-contract';
export {
  bonusPaiseFor,
  closedMonths,
  earnedToday,
  payMonth,
  stayedSinceMs,
  targetShare,
} from './bizman-pay';
export { comingPayouts, type Payout } from './coming-payouts';
export {
  type Earning,
  earningView,
  listEarnings,
  readEarningStatement,
  readEarningTotals,
  type Withheld,
  withheldView,
} from './contract';

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
export { type Streak, streakOf } from './streak';
export { type TaxRate, taxWithheldPaise } from './tax';
export {
  isBizmanPay,
  targetOf,
  type VestingFigures,
  vestingOf,
} from './vesting';
