import {
  listReceipts,
  type PulledRows,
  pullChanges,
  SHOP_COLLECTIONS,
  SYNC_COLLECTIONS,
} from '@chowk/domain/sync';
import { and, eq, inArray } from 'drizzle-orm';
import { implementQuery, type QueryImplementation } from '../../contract/implement';
import type { SyncSource } from '../../contract/sync-source';
import { asSystem } from '../../db';
import { idempotencyKeys } from '../../db/schema/system/runner';
import { pullCollection, readMoment } from './pull-collection';
import { readReceipts } from './system-steps';

/** A key is there only once its command has committed: what failed leaves none. */
export const receiptsList = implementQuery(listReceipts, async ({ tx, actor }, { ids }) => {
  const rows = await asSystem(tx, readReceipts, () =>
    tx
      .select({
        id: idempotencyKeys.key,
        command: idempotencyKeys.command,
        done_at: idempotencyKeys.created_at,
      })
      .from(idempotencyKeys)
      .where(
        and(
          eq(idempotencyKeys.owner_id, actor.actorId ?? ''),
          inArray(idempotencyKeys.key, ids.split(',')),
        ),
      ),
  );
  return { items: rows.map((row) => ({ ...row, done_at: row.done_at.toISOString() })) };
});

export function syncPull(sources: readonly SyncSource[]): QueryImplementation {
  const byCollection = new Map(sources.map((source) => [source.collection, source]));
  return implementQuery(pullChanges, async (context, { limit, ...cursors }) => {
    const now = await readMoment(context);
    const pulled: Partial<Record<(typeof SYNC_COLLECTIONS)[number], PulledRows>> = {};
    // The owner's personal data is not sent to a bizman acting for them.
    const names = context.actor.actingForShopId === null ? SYNC_COLLECTIONS : SHOP_COLLECTIONS;
    for (const name of names) {
      const [sent, source] = [cursors[name], byCollection.get(name)];
      if (sent === undefined || !source) continue;
      pulled[name] = await pullCollection(context, source, now, { sent, limit });
    }
    return pulled;
  });
}
