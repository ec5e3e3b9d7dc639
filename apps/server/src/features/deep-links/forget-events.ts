import { ANONYMOUS, DAY_MS } from '@chowk/domain/kernel';
import { RETENTION_DAYS } from '@chowk/domain/upkeep';
import { lt } from 'drizzle-orm';
import type { Ports } from '../../contract/context';
import { withSystem } from '../../db';
import { deepLinkAnalytics } from '../../db/schema/deep-links';
import { forgetLinkEvents } from './system-steps';

/** Answers how many. */
export async function forgetOldEvents({ db, nowMs }: Pick<Ports, 'db' | 'nowMs'>): Promise<number> {
  const before = new Date(nowMs() - RETENTION_DAYS.link_events * DAY_MS);
  const gone = await withSystem(db, ANONYMOUS, forgetLinkEvents, (tx) =>
    tx
      .delete(deepLinkAnalytics)
      .where(lt(deepLinkAnalytics.happened_at, before))
      .returning({ id: deepLinkAnalytics.id }),
  );
  return gone.length;
}
