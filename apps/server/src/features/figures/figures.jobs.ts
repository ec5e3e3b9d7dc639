import type { Ports } from '../../contract/context';
import { defineJob, type Job } from '../../jobs';

const EVERY_MINUTE = '* * * * *';

export function figureJobs(ports: Ports): readonly Job[] {
  return [
    defineJob({
      name: 'figures.fold',
      cron: EVERY_MINUTE,
      handler: async () => {
        const { foldFigures } = await import('./fold-figures');
        return async () => {
          await foldFigures(ports);
        };
      },
    }),
  ];
}
