export {
  type Batch,
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
  type InvoiceSupplier,
  isTaxInvoice,
  placeOfSupply,
  taxHeads,
} from './invoice';
export { type Invoice, listInvoices, readInvoicePdf } from './invoice-contract';

export {
  BATCH_STATES,
  invoiceNumber,
  PAYOUT_STATES,
  type PayoutState,
  payoutReference,
  payoutStates,
} from './rules';
