import type { Ports } from '../../contract/context';
import { defineJob, type Job } from '../../jobs';

const EVERY_FIVE_MINUTES = '4-59/5 * * * *';

export function cmsJobs(ports: Ports): readonly Job[] {
  return [
    defineJob({
      name: 'cms.publish-due',
      cron: EVERY_FIVE_MINUTES,
      handler: async () => {
        const { publishDuePages } = await import('./publish-due');
        return async () => {
          await publishDuePages(ports);
        };
      },
    }),
  ];
}
