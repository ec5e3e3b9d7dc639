import { ANONYMOUS, DAY_MS } from '@chowk/domain/kernel';
import { KEPT_DAYS } from '@chowk/domain/notifications';
import { sql } from 'drizzle-orm';
import type { Ports } from '../../contract/context';
import { withSystem } from '../../db';
import { clearStep } from './system-steps';

const AT_ONCE = 5000;

/** In portions, so that nobody waits for the night's work; their deliveries go with them. */
export async function clearNotifications(ports: Pick<Ports, 'db' | 'nowMs'>): Promise<number> {
  const before = new Date(ports.nowMs() - KEPT_DAYS * DAY_MS).toISOString();
  for (let total = 0; ; ) {
    const gone = await withSystem(ports.db, ANONYMOUS, clearStep, (tx) =>
      tx.execute(sql`
        delete from notifications where id in (
          select id from notifications where created_at < ${before}::timestamptz limit ${AT_ONCE})
        returning 1`),
    );
    total += gone.length;
    if (gone.length < AT_ONCE) return total;
  }
}
