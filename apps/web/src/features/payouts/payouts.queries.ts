import type { ParamsOf } from '@chowk/domain/kernel';
import type {
  createBatch,
  exportBankFile,
  exportTaxReport,
  listBatches,
  listInvoices,
  listPayouts,
  listWithheld,
  payoutView,
  readBankFile,
  readInvoicePdf,
  readTaxReport,
  settleBatch,
  withheldPayeeView,
} from '@chowk/domain/payouts';
import { queryOptions } from '@tanstack/react-query';
import { contractClient } from '@/api/client/browser-client';
import { commandRef, queryRef } from '@/api/client/contract-ref';
import { isWorthRetry, queryOptionsFor } from '@/api/client/queries';
import { WHEN_BACK } from '@/api/client/when-back';
import { listAll } from '@/lists/list-all';
import { cachedOptions } from '@/offline/cache/cached-options';

export const listBatchesRef = queryRef<typeof listBatches>(
  'payout_batches_list',
  '/payout_batches',
);
export const listPayoutsRef = queryRef<typeof listPayouts>('payouts_list', '/payouts');
export const listWithheldRef = queryRef<typeof listWithheld>(
  'payouts_withheld_list',
  '/payouts_withheld',
);
export const readBankFileRef = queryRef<typeof readBankFile>(
  'payout_bank_file_read',
  '/payout_batches/{id}/bank_file',
);
export const readTaxReportRef = queryRef<typeof readTaxReport>('tax_report_read', '/tax_report');
export const listInvoicesRef = queryRef<typeof listInvoices>('invoices_list', '/invoices');
export const readInvoicePdfRef = queryRef<typeof readInvoicePdf>(
  'invoice_pdf_read',
  '/invoices/{id}/pdf',
);
export const createBatchRef = commandRef<typeof createBatch>('payout_batch_create');
export const settleBatchRef = commandRef<typeof settleBatch>('payout_batch_settle');
export const exportBankFileRef = commandRef<typeof exportBankFile>('payout_bank_file_export');
export const exportTaxReportRef = commandRef<typeof exportTaxReport>('tax_report_export');

export type WithheldPayee = (typeof withheldPayeeView)['_zod']['output'];
export type Payout = (typeof payoutView)['_zod']['output'];

/** Money moves while the page is open, so it is asked for anew whenever it is looked at. */
const FRESH = { staleTime: 0 } as const;

export function batchesOptions(params: ParamsOf<typeof listBatches>) {
  return { ...queryOptionsFor(listBatchesRef, params), ...FRESH };
}

export function withheldOptions(params: ParamsOf<typeof listWithheld>) {
  return { ...queryOptionsFor(listWithheldRef, params), ...FRESH };
}

/** A brand's own open without a network too; of everybody's, which staff see, no device keeps any. */
export function invoicesOptions(params: ParamsOf<typeof listInvoices>, isOwn: boolean) {
  const options = { ...cachedOptions(listInvoicesRef, params), ...WHEN_BACK };
  return isOwn ? options : { ...options, meta: {} };
}

/** All lines of a batch at once: the bank's answer is compared with every one of them. */
export function batchLinesOptions(batchId: string) {
  return queryOptions({
    queryKey: [listPayoutsRef.name, batchId],
    queryFn: ({ signal }) =>
      listAll((asked) =>
        contractClient.runQuery(listPayoutsRef, { ...asked, batch_id: batchId }, { signal }),
      ),
    retry: isWorthRetry,
    ...FRESH,
  });
}
