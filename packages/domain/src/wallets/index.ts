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
} from './contract';

export {
  confirmRefund,
  listRefunds,
  type Refund,
  rejectRefund,
  requestRefund,
} from './refund-contract';
export { REFUND_STATES, type RefundState, refundStates } from './refund-rules';
export {
  ACCOUNT_KINDS,
  type AccountKind,
  LEDGER_KINDS,
  type LedgerKind,
  OWNED_KINDS,
  TOPUP_LIMITS,
  TOPUP_STATES,
  type TopupState,
  topupReference,
  topupStates,
  upiLink,
} from './rules';
