import type { Ports } from '../../../contract/context';
import { defineJob, type Job } from '../../../jobs';
import { RUN_JOB } from '../job-names';

const EVERY_TEN_MINUTES = '1-51/10 * * * *';

export function adSpaceJobs(ports: Ports): readonly Job[] {
  return [
    defineJob({
      name: RUN_JOB,
      cron: EVERY_TEN_MINUTES,
      handler: async () => {
        const { runBookings } = await import('./run-bookings');
        return async () => {
          await runBookings(ports);
        };
      },
    }),
  ];
}
