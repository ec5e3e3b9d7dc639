import type { Ports } from '../../contract/context';
import { defineJob, type Job } from '../../jobs';

/** In working hours, so that there is time left to look. */
const TWICE_A_DAY = '35 10,16 * * *';

export function proofJobs(ports: Ports): readonly Job[] {
  return [
    defineJob({
      name: 'proofs.remind-review',
      cron: TWICE_A_DAY,
      handler: async () => {
        const { remindReview } = await import('./review/remind-review');
        return async () => {
          await remindReview(ports);
        };
      },
    }),
  ];
}
