import type { Feature } from '../../contract/implement';
import { createBatch } from './create-batch';
import { bankFileRead } from './documents/bank-file.queries';
import { exportBankFile, exportTaxReport } from './documents/exports';
import { invoicePdfRead, invoicesList } from './documents/invoices.queries';
import { batchesList, payoutsList } from './payouts.queries';
import { settleBatch } from './settle-batch';
import { PAYOUTS_STEPS } from './system-steps';
import { taxReportRead } from './tax-report.queries';
import { withheldList } from './withheld/withheld.queries';

export { gatherBatch } from './gather-batch';
export { payoutJobs } from './payouts.jobs';
export { closeWhenDone } from './settle-batch';
export { postingOf, writeOutcomes } from './settle-lines';

export const payoutsFeature: Feature = {
  name: 'payouts',
  commands: [createBatch, settleBatch, exportBankFile, exportTaxReport],
  queries: [
    batchesList,
    payoutsList,
    withheldList,
    bankFileRead,
    taxReportRead,
    invoicesList,
    invoicePdfRead,
  ],
  systemSteps: PAYOUTS_STEPS,
};
