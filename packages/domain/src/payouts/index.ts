export {
  type Batch,
  batchView,
  createBatch,
  exportBankFile,
  exportTaxReport,
  listBatches,
  listPayouts,
  listWithheld,
  MAX_LINES,
  payoutView,
  readBankFile,
  readTaxReport,
  settleBatch,
  withheldPayeeView,
} from './contract';
export { stateWords } from './gst-states';
export {
  FEE_SAC,
  type InvoiceParties,
  type InvoiceRecipient,
  type InvoiceSupplier,
  isTaxInvoice,
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
