import { ANONYMOUS } from '@chowk/domain/kernel';
import { sql } from 'drizzle-orm';
import { type Database, defineSystemStep, type SystemStep, withSystem } from '../db';
import { defineJob, type Job } from './job';

const clearRateLimits = defineSystemStep(
  'jobs.clear-rate-limits',
  'Buckets belong to nobody in particular, and an empty one says nothing.',
);

const clearEvents = defineSystemStep(
  'jobs.clear-realtime-events',
  'Events of everyone are kept for a day, only to let streams resume.',
);

export const MAINTENANCE_STEPS: readonly SystemStep[] = [clearRateLimits, clearEvents];

export async function deleteEmptyRateLimits(db: Database): Promise<void> {
  await withSystem(db, ANONYMOUS, clearRateLimits, (tx) =>
    tx.execute(sql`delete from rate_limits where empty_at < now() - interval '1 day'`),
  );
}

export async function deleteOldEvents(db: Database): Promise<void> {
  await withSystem(db, ANONYMOUS, clearEvents, (tx) =>
    tx.execute(sql`delete from realtime_events where created_at < now() - interval '1 day'`),
  );
}

/** Minutes spread out and away from the full hour, when other jobs run. */
export function maintenanceJobs(db: Database): Job[] {
  return [
    defineJob({
      name: 'rate-limits-clear',
      cron: '17 * * * *',
      handler: async () => () => deleteEmptyRateLimits(db),
    }),
    defineJob({
      name: 'realtime-events-clear',
      cron: '37 * * * *',
      handler: async () => () => deleteOldEvents(db),
    }),
  ];
}
