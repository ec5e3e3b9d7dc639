import type { Feature } from '../../contract/implement';
import { claimTopup } from './claim-topup';
import { confirmTopup, rejectTopup } from './decide-topup';
import { ledgerList, ledgerTotalsRead } from './ledger.queries';
import { confirmRefund, rejectRefund, requestRefund } from './refund-wallet';
import { refundsList } from './refunds.queries';
import { requestTopup } from './request-topup';
import { WALLETS_STEPS } from './system-steps';
import { statementList, topupsList, walletRead } from './wallets.queries';

export {
  holdCampaignMoney,
  releaseCampaignMoney,
} from './campaign-money';
export {
  balancePaise,
  type LedgerContext,
  type LedgerLine,
  type LedgerPosting,
  postAllToLedger,
  postToLedger,
  replayedPaise,
} from './ledger';
export { readMonthSpendPaise } from './month-spend';
export { requireOwnBrand } from './own-brand';

export const walletsFeature: Feature = {
  name: 'wallets',
  commands: [
    requestTopup,
    claimTopup,
    confirmTopup,
    rejectTopup,
    requestRefund,
    confirmRefund,
    rejectRefund,
  ],
  queries: [walletRead, statementList, topupsList, refundsList, ledgerList, ledgerTotalsRead],
  systemSteps: WALLETS_STEPS,
};
