import { DAY_MS } from '@chowk/domain/kernel';
import { lowestPulledId } from '@chowk/domain/sync';
import { CACHED_PREFIXES } from '@/offline/cache/snapshot-key';
import type { Snapshot } from '@/offline/cache/snapshots';
import { deleteAll, startingWith } from './rows';
import { FETCHED_COLLECTIONS, type OfflineDatabase, type SyncedRow } from './schema';
import { write } from './write';

export const KEEP_CACHED_MS = 7 * DAY_MS;

/**
 * Cached entries nobody heard the server confirm for a week go, with the mark of how far they were
 * fetched, so that they come again whole. Rows that show waiting work stay, and so does the work.
 */
export async function cleanUp(database: OfflineDatabase, nowMs: number): Promise<void> {
  const oldest = nowMs - KEEP_CACHED_MS;
  const held = [...FETCHED_COLLECTIONS, 'syncMetadata', 'pendingUploads', 'config'] as const;
  await write(database, held, async (tables) => {
    const queued = await tables.pendingUploads.getAll();
    const shown = new Set(queued.map(({ entity }) => entity));
    for (const name of FETCHED_COLLECTIONS) {
      const table = tables[name];
      const mark = await tables.syncMetadata.get(name);
      const isOld = ({ id, _syncedAt = 0 }: SyncedRow) =>
        _syncedAt < oldest && !shown.has(`${name}:${id}`);
      const deleteOld = async (range?: IDBKeyRange) => {
        const old = (await table.getAll(range)).filter(isOld).map(({ id }) => id);
        await deleteAll(table, old);
        return old.length;
      };
      if (!mark || mark.lastSyncTimestamp < oldest) {
        await deleteOld();
        await tables.syncMetadata.delete(name);
        continue;
      }
      const floor = lowestPulledId(name, nowMs);
      if (floor === undefined) continue;
      // Grown older than what is pulled: from now on they are fetched when somebody asks.
      if ((await deleteOld(IDBKeyRange.upperBound(floor, true))) === 0) continue;
      await tables.syncMetadata.put({ ...mark, data: { ...mark.data, floor } });
    }
    for (const prefix of CACHED_PREFIXES) {
      const answers = await tables.config.getAll(startingWith(prefix));
      const old = answers.filter(({ value }) => (value as Snapshot<unknown>).savedAt < oldest);
      const keys = old.map(({ key }) => key);
      await deleteAll(tables.config, keys);
    }
  });
}
