import type { Ports } from '../../contract/context';
import { defineJob, type Job } from '../../jobs';

const EVERY_FIVE_MINUTES = '*/5 * * * *';

export function platformJobs(ports: Ports): readonly Job[] {
  return [
    defineJob({
      name: 'platform.apply-config',
      cron: EVERY_FIVE_MINUTES,
      handler: async () => {
        const { applyConfigWhenDue } = await import('./apply-config');
        return async () => {
          await applyConfigWhenDue(ports);
        };
      },
    }),
  ];
}
