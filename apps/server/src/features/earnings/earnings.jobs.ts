import type { Ports } from '../../contract/context';
import { defineJob, type Job } from '../../jobs';

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
      name: 'earning.pay-bizmen',
      cron: HOURLY_AFTER,
      handler: async () => {
        const { payBizmen } = await import('./pay-bizmen');
        return async () => {
          await payBizmen(ports);
        };
      },
    }),
  ];
}
