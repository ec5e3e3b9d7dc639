import type { Ports } from '../../contract/context';
import { defineJob, type Job } from '../../jobs';

const EVERY_QUARTER = '7,22,37,52 * * * *';

export function campaignJobs(ports: Ports): readonly Job[] {
  return [
    defineJob({
      name: 'campaign.close',
      cron: EVERY_QUARTER,
      handler: async () => {
        const { closeCampaigns } = await import('./lifecycle/close-campaigns');
        return async () => {
          await closeCampaigns(ports);
        };
      },
    }),
  ];
}
