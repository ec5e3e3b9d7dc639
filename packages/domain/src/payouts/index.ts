export {
  type Batch,
  batchView,
  createBatch,
  exportBankFile,
  exportTaxReport,
  listBatches,
  listPayouts,
  MAX_LINES,
  payoutView,
  readBankFile,
  readTaxReport,
  settleBatch,
} from './contract';
export { stateWords } from './gst-states';
export {
  FEE_SAC,
  type InvoiceParties,
  type InvoiceRecipient,
  type InvoiceSupplier,
  placeOfSupply,
  type TaxHead,
  taxHeads,
} from './invoice';
export { type Invoice, invoiceView, listInvoices, readInvoicePdf } from './invoice-contract';
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
