import { DAY_MS } from '@chowk/domain/kernel';
import { lowestPulledId } from '@chowk/domain/sync';
import { CACHED_PREFIXES } from '@/offline/cache/snapshot-key';
import type { Snapshot } from '@/offline/cache/snapshots';
import type { OfflineDatabase } from './database';
import { FETCHED_COLLECTIONS, type SyncedRow } from './schema';

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
      const isOld = ({ id, _syncedAt = 0 }: SyncedRow) =>
        _syncedAt < oldest && !shown.has(`${name}:${id}`);
      if (!mark || mark.lastSyncTimestamp < oldest) {
        await database[name].filter(isOld).delete();
        await database.syncMetadata.delete(name);
        continue;
      }
      const floor = lowestPulledId(name, nowMs);
      if (floor === undefined) continue;
      // Grown older than what is pulled: from now on they are fetched when somebody asks.
      const grownOld = database[name].where('id').below(floor);
      if ((await grownOld.filter(isOld).delete()) === 0) continue;
      await database.syncMetadata.put({ ...mark, data: { ...mark.data, floor } });
    }
    await database.config
      .where('key')
      .startsWithAnyOf([...CACHED_PREFIXES])
      .filter(({ value }) => (value as Snapshot<unknown>).savedAt < oldest)
      .delete();
  });
}
