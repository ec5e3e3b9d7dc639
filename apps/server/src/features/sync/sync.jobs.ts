import { ANONYMOUS, DAY_MS } from '@chowk/domain/kernel';
import { sql } from 'drizzle-orm';
import type { Ports } from '../../contract/context';
import { clearExpiredUploads } from '../../contract/uploads';
import { withSystem } from '../../db';
import { defineJob, type Job } from '../../jobs';
import { forgetGone } from './system-steps';

/** Whoever has not pulled for so long begins again. */
const GONE_KEPT_MS = 60 * DAY_MS;
const EVERY_HOUR = '47 * * * *';
const EVERY_NIGHT = '20 4 * * *';

/** The floor rises with what is forgotten, in the same transaction. */
export async function forgetOldGone({ db, nowMs }: Pick<Ports, 'db' | 'nowMs'>): Promise<void> {
  const before = new Date(nowMs() - GONE_KEPT_MS).toISOString();
  await withSystem(db, ANONYMOUS, forgetGone, (tx) =>
    tx.execute(sql`
      with forgotten as (
        delete from sync_gone where created_at < ${before}::timestamptz returning gone_in
      ), highest as (
        select gone_in from forgotten order by gone_in desc limit 1
      )
      update sync_floor set floor = greatest(floor, (h.gone_in::text::numeric + 1)::text::xid8)
      from highest as h`),
  );
}

export function syncJobs(ports: Ports): readonly Job[] {
  return [
    defineJob({
      name: 'sync.forget-gone',
      cron: EVERY_NIGHT,
      handler: async () => () => forgetOldGone(ports),
    }),
    defineJob({
      name: 'sync.clear-uploads',
      cron: EVERY_HOUR,
      handler: async () => () => clearExpiredUploads(ports),
    }),
  ];
}
