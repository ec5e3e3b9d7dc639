export {
  bankReferenceField,
  claimTopup,
  confirmTopup,
  ledgerTransactionView,
  listLedger,
  listStatement,
  listTopups,
  readLedgerTotals,
  readWallet,
  rejectTopup,
  requestTopup,
  type Topup,
  topupView,
} from './contract';
export { walletsPolicy } from './policy';
export {
  confirmRefund,
  listRefunds,
  type Refund,
  refundView,
  rejectRefund,
  requestRefund,
} from './refund-contract';
export { REFUND_STATES, type RefundState, refundStates } from './refund-rules';
export {
  ACCOUNT_KINDS,
  type AccountKind,
  isBankReference,
  LEDGER_KINDS,
  type LedgerKind,
  OWNED_KINDS,
  TOPUP_LIMITS,
  TOPUP_STATES,
  type TopupState,
  tidyReference,
  topupReference,
  topupStates,
  upiLink,
} from './rules';
