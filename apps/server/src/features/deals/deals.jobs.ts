import type { Ports } from '../../contract/context';
import { defineJob, type Job } from '../../jobs';
import { OFFER_JOB } from '../campaigns';

const EVERY_FIVE_MINUTES = '3-58/5 * * * *';
const EVERY_HALF_HOUR = '9,39 * * * *';
const EVERY_TEN_MINUTES = '6-56/10 * * * *';

export function dealJobs(ports: Ports): readonly Job[] {
  return [
    defineJob({
      name: OFFER_JOB,
      cron: EVERY_TEN_MINUTES,
      handler: async () => {
        const { offerAllCampaigns, offerCampaign } = await import('./offers/make-offers');
        return async ({ data }) => {
          if (typeof data.campaignId === 'string') await offerCampaign(ports, data.campaignId);
          else await offerAllCampaigns(ports);
        };
      },
    }),
    defineJob({
      name: 'deal.remind',
      cron: EVERY_HALF_HOUR,
      handler: async () => {
        const { remindDeals } = await import('./deadlines/remind-deals');
        return async () => {
          await remindDeals(ports);
        };
      },
    }),
    defineJob({
      name: 'deal.expire',
      cron: EVERY_FIVE_MINUTES,
      handler: async () => {
        const { expireDeals } = await import('./deadlines/expire-deals');
        return async () => {
          await expireDeals(ports);
        };
      },
    }),
  ];
}
