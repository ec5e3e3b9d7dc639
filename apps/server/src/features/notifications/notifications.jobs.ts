import { MINUTE_MS } from '@chowk/domain/kernel';
import type { Ports } from '../../contract/context';
import { defineJob, type Job } from '../../jobs';
import { PLAN_JOB, SEND_JOB, SMS_ALARM_JOB } from './job-names';

/** What waits for its rung, for the morning or for a gateway comes up by the clock. */
const EVERY_MINUTE = '* * * * *';

export function notificationJobs(ports: Ports, siteUrl: string): readonly Job[] {
  return [
    defineJob({
      name: PLAN_JOB,
      concurrency: 2,
      handler: async () => {
        const { planDeliveries } = await import('./deliveries/plan-deliveries');
        return async ({ data }) => {
          if (Array.isArray(data.ids)) await planDeliveries(ports, data.ids);
        };
      },
    }),
    defineJob({
      name: SEND_JOB,
      cron: EVERY_MINUTE,
      // The next minute's run goes on where this one stopped.
      retryLimit: 1,
      limitMs: 10 * MINUTE_MS,
      handler: async () => {
        const { sendDeliveries } = await import('./deliveries/send-deliveries');
        return ({ signal }) => sendDeliveries(ports, siteUrl, signal);
      },
    }),
    defineJob({
      name: SMS_ALARM_JOB,
      cron: EVERY_MINUTE,
      handler: async () => {
        const { raiseSmsAlarm } = await import('./deliveries/sms-alarm');
        return async () => {
          await raiseSmsAlarm(ports);
        };
      },
    }),
  ];
}
