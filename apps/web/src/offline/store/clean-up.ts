import { DAY_MS } from '@chowk/domain/kernel';
import { lowestPulledId } from '@chowk/domain/sync';
import { ANSWER_PREFIX } from '@/offline/read/answer-key';
import type { Kept } from '@/offline/read/device-rows';
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
      .startsWith(ANSWER_PREFIX)
      .filter(({ value }) => (value as Kept<unknown>).savedAt < oldest)
      .delete();
  });
}
