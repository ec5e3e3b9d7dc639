import { DAY_MS } from '@chowk/domain/kernel';
import { CACHED_PREFIXES } from '@/offline/cache/snapshot-key';
import type { Snapshot } from '@/offline/cache/snapshots';
import { write } from './database';
import { deleteAll, startingWith } from './rows';
import { FETCHED_COLLECTIONS, type OfflineDatabase } from './schema';

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
      const mark = await tables.syncMetadata.get(name);
      if (mark && mark.lastSyncTimestamp >= oldest) continue;
      const old = (await tables[name].getAll()).filter(
        ({ id, _syncedAt = 0 }) => _syncedAt < oldest && !shown.has(`${name}:${id}`),
      );
      await Promise.all([
        ...old.map(({ id }) => tables[name].delete(id)),
        tables.syncMetadata.delete(name),
      ]);
    }
    for (const prefix of CACHED_PREFIXES) {
      const answers = await tables.config.getAll(startingWith(prefix));
      const old = answers.filter(({ value }) => (value as Snapshot<unknown>).savedAt < oldest);
      const keys = old.map(({ key }) => key);
      await deleteAll(tables.config, keys);
    }
  });
}
