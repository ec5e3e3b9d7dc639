import { ANONYMOUS, DAY_MS } from '@chowk/domain/kernel';
import { RETENTION_DAYS } from '@chowk/domain/upkeep';
import { sql } from 'drizzle-orm';
import type { Ports } from '../../contract/context';
import { withSystem } from '../../db';
import { defineJob, type Job } from '../../jobs';
import { clearUnused } from '../../photos/stored-files';
import { clearExpiredUploads } from '../../photos/uploads';
import { forgetGone } from './system-steps';

const GONE_KEPT_MS = RETENTION_DAYS.sync_marks * DAY_MS;
const EVERY_HOUR = '47 * * * *';
const EVERY_SIX_HOURS = '53 */6 * * *';

/** The floor rises with what is forgotten, in the same transaction. Answers how much that was. */
export async function forgetOldGone({ db, nowMs }: Pick<Ports, 'db' | 'nowMs'>): Promise<number> {
  const before = new Date(nowMs() - GONE_KEPT_MS).toISOString();
  const [gone] = await withSystem(db, ANONYMOUS, forgetGone, (tx) =>
    tx.execute<{ count: number }>(sql`
      with forgotten as (
        delete from sync_gone where created_at < ${before}::timestamptz returning gone_in
      ), highest as (
        select gone_in from forgotten order by gone_in desc limit 1
      ), risen as (
        update sync_floor set floor = greatest(floor, (h.gone_in::text::numeric + 1)::text::xid8)
        from highest as h
      )
      select count(*)::int as count from forgotten`),
  );
  return gone?.count ?? 0;
}

export function syncJobs(ports: Ports): readonly Job[] {
  return [
    defineJob({
      name: 'sync.clear-uploads',
      cron: EVERY_HOUR,
      handler: async () => () => clearExpiredUploads(ports),
    }),
    defineJob({
      name: 'sync.clear-unused-files',
      cron: EVERY_SIX_HOURS,
      handler: async () => async () => {
        const count = await clearUnused(ports);
        if (count > 0) ports.log.info({ count }, 'removed photos nothing uses');
      },
    }),
  ];
}
