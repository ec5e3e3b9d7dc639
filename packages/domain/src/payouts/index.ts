export {
  type Batch,
  batchView,
  createBatch,
  exportBankFile,
  exportTaxReport,
  invoiceView,
  listBatches,
  listInvoices,
  listPayouts,
  MAX_LINES,
  payoutView,
  readBankFile,
  readTaxReport,
  settleBatch,
} from './contract';
export {
  FEE_SAC,
  type InvoiceParties,
  type InvoiceRecipient,
  type InvoiceSupplier,
  placeOfSupply,
  type TaxHead,
  taxHeads,
} from './invoice';
export { payoutsPolicy } from './policy';
export {
  BATCH_STATES,
  type BatchState,
  invoiceNumber,
  PAYOUT_STATES,
  type PayoutState,
  payoutReference,
  payoutStates,
} from './rules';
