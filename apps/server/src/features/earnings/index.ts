import type { Feature } from '../../contract/implement';
import { leaderboardRead, targetRead } from './bizmen/bizman-month.queries';
import { earningsList, earningTotalsRead } from './earnings.queries';
import { syncEarnings } from './earnings.sync';
import { setLeaderboardChoice } from './set-leaderboard-choice';
import { earningStatementRead } from './statement/statement.queries';
import { EARNINGS_STEPS } from './system-steps';
import { vestingList } from './vesting.queries';

export { bookBizmanEarning } from './bizmen/book-bizman-earning';
export { findMonthPay } from './bizmen/find-bizman-pay';
export { bookPlacementEarning } from './book-placement-earning';
export { earningJobs } from './earnings.jobs';
export { findTaxTerms } from './find-tax';
export { PAY_BIZMEN_JOB } from './job-names';
export { MATURED_AT_ONCE, matureDue } from './mature-due';
export { matureEarnings } from './mature-earnings';
export { reverseEarning } from './reverse-earning';
export {
  payableOf,
  returnToEarnings,
  spendEarnings,
} from './spend-earnings';

export const earningsFeature: Feature = {
  name: 'earnings',
  commands: [setLeaderboardChoice],
  queries: [
    earningsList,
    earningTotalsRead,
    earningStatementRead,
    vestingList,
    targetRead,
    leaderboardRead,
  ],
  systemSteps: EARNINGS_STEPS,
  syncSources: [syncEarnings],
};
