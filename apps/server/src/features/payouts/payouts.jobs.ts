import type { Ports } from '../../contract/context';
import { defineJob, type Job } from '../../jobs';

/** On the 1st in India; the days after only find something should the 1st have been missed. */
const FIRST_DAYS_OF_THE_MONTH = '15 0 1-5 * *';

export function payoutJobs(ports: Ports): readonly Job[] {
  return [
    defineJob({
      name: 'invoice.issue',
      cron: FIRST_DAYS_OF_THE_MONTH,
      handler: async () => {
        const { issueInvoices } = await import('./documents/issue-invoices');
        return async () => {
          await issueInvoices(ports);
        };
      },
    }),
  ];
}
