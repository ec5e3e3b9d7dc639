import { DAY_MS } from '@chowk/domain/kernel';
import { CACHED_PREFIXES } from '@/offline/cache/snapshot-key';
import type { Snapshot } from '@/offline/cache/snapshots';
import type { OfflineDatabase } from './database';
import { FETCHED_COLLECTIONS } from './schema';

export const KEEP_CACHED_MS = 7 * DAY_MS;

/**
 * Cached entries nobody heard the server confirm for a week go, with the mark of how far they were
 * fetched, so that they come again whole. Rows that show waiting work stay, and so does the work.
 */
export async function cleanUp(database: OfflineDatabase, nowMs: number): Promise<void> {
  const oldest = nowMs - KEEP_CACHED_MS;
  const tables = [...FETCHED_COLLECTIONS, 'syncMetadata', 'pendingUploads', 'config'] as const;
  await database.transaction('rw', [...tables], async () => {
    const queued = await database.pendingUploads.toArray();
    const shown = new Set(queued.map(({ entity }) => entity));
    for (const name of FETCHED_COLLECTIONS) {
      const mark = await database.syncMetadata.get(name);
      if (mark && mark.lastSyncTimestamp >= oldest) continue;
      await database[name]
        .filter(({ id, _syncedAt = 0 }) => _syncedAt < oldest && !shown.has(`${name}:${id}`))
        .delete();
      await database.syncMetadata.delete(name);
    }
    await database.config
      .where('key')
      .startsWithAnyOf([...CACHED_PREFIXES])
      .filter(({ value }) => (value as Snapshot<unknown>).savedAt < oldest)
      .delete();
  });
}
