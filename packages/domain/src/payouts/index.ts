export {
  type Batch,
  batchView,
  createBatch,
  invoiceView,
  listBatches,
  listInvoices,
  listPayouts,
  payoutView,
  readBankFile,
  readTaxReport,
  settleBatch,
} from './contract';
export { payoutsPolicy } from './policy';
export {
  BATCH_STATES,
  type BatchState,
  invoiceNumber,
  PAYOUT_STATES,
  type PayoutState,
  payoutStates,
} from './rules';
