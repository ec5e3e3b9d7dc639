import { contractClient } from '@/api/client/browser-client';
import { saveFile, savePdf } from '@/ui/table/save-file';
import {
  exportBankFileRef,
  exportTaxReportRef,
  readBankFileRef,
  readInvoicePdfRef,
  readTaxReportRef,
} from './payouts.queries';

/**
 * Asking for it is put on record first: it names people's whole UPI ids. Nothing of it is kept here.
 * Returns how many lines were taken out because their people cannot be paid.
 */
export async function downloadBankFile(batchId: string): Promise<number> {
  const { withheld } = await contractClient.runCommand(exportBankFileRef, { id: batchId });
  const { name, csv } = await contractClient.runQuery(readBankFileRef, { id: batchId });
  saveFile(name, csv);
  return withheld;
}

/** On record too, for the PANs in it. */
export async function downloadTaxReport(month: string): Promise<void> {
  await contractClient.runCommand(exportTaxReportRef, { month });
  const { name, csv } = await contractClient.runQuery(readTaxReportRef, { month });
  saveFile(name, csv);
}

export async function downloadInvoice(id: string): Promise<void> {
  const { name, pdf_base64 } = await contractClient.runQuery(readInvoicePdfRef, { id });
  savePdf(name, pdf_base64);
}
