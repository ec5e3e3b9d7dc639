import type { Ports } from '../../contract/context';
import { defineJob, type Job } from '../../jobs';
import { PAY_BIZMEN_JOB } from './job-names';

/** Soon after midnight in India, and again should that have been missed or a payout have failed. */
const EVERY_HOUR = '5 * * * *';
/** With the first run of a month the bonuses of the one before. */
const HOURLY_AFTER = '12 * * * *';

export function earningJobs(ports: Ports): readonly Job[] {
  return [
    defineJob({
      name: 'earning.mature',
      cron: EVERY_HOUR,
      handler: async () => {
        const { matureEarnings } = await import('./mature-earnings');
        return async () => {
          await matureEarnings(ports);
        };
      },
    }),
    defineJob({
      name: PAY_BIZMEN_JOB,
      cron: HOURLY_AFTER,
      handler: async () => {
        const { payBizmen } = await import('./bizmen/pay-bizmen');
        return async ({ data }) => {
          // Named when something was just earned with it; the hourly run looks at all of them.
          await payBizmen(ports, typeof data.shopId === 'string' ? data.shopId : undefined);
        };
      },
    }),
  ];
}
