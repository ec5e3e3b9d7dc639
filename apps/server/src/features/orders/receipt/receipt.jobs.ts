import type { Ports } from '../../../contract/context';
import { defineJob, type Job } from '../../../jobs';

/** Windows end at midnight in India; soon after it, and again in case a run was missed. */
const EVERY_TEN_MINUTES = '3-53/10 * * * *';

export function orderJobs(ports: Ports): readonly Job[] {
  return [
    defineJob({
      name: 'orders.close-windows',
      cron: EVERY_TEN_MINUTES,
      handler: async () => {
        const { closeWindows } = await import('./close-windows');
        return async () => {
          await closeWindows(ports);
        };
      },
    }),
  ];
}
