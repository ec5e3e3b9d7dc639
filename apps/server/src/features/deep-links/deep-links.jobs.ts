import { ANONYMOUS, DAY_MS } from '@chowk/domain/kernel';
import { lt } from 'drizzle-orm';
import type { Ports } from '../../contract/context';
import { withSystem } from '../../db';
import { deepLinkAnalytics } from '../../db/schema/deep-links';
import { defineJob, type Job } from '../../jobs';
import { forgetLinkEvents } from './system-steps';

/** As the words of the consent promise. */
const KEPT_MS = 180 * DAY_MS;
const EVERY_NIGHT = '40 4 * * *';

export async function forgetOldEvents({ db, nowMs }: Pick<Ports, 'db' | 'nowMs'>): Promise<void> {
  const before = new Date(nowMs() - KEPT_MS);
  await withSystem(db, ANONYMOUS, forgetLinkEvents, (tx) =>
    tx.delete(deepLinkAnalytics).where(lt(deepLinkAnalytics.happened_at, before)),
  );
}

export function deepLinkJobs(ports: Ports): readonly Job[] {
  return [
    defineJob({
      name: 'deep-links.forget-events',
      cron: EVERY_NIGHT,
      handler: async () => () => forgetOldEvents(ports),
    }),
  ];
}
