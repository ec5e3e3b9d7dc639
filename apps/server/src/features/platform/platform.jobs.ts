import type { Ports } from '../../contract/context';
import { defineJob, type Job } from '../../jobs';
import { applySettingsWhenDue } from './proposals/apply-proposals';

const EVERY_FIVE_MINUTES = '*/5 * * * *';

export function platformJobs(ports: Ports): readonly Job[] {
  return [
    defineJob({
      name: 'platform.apply-config',
      cron: EVERY_FIVE_MINUTES,
      handler: async () => {
        const { expireProposalsWhenDue } = await import('./proposals/expire-proposals');
        return async () => {
          await expireProposalsWhenDue(ports);
          await applySettingsWhenDue(ports);
        };
      },
    }),
  ];
}
