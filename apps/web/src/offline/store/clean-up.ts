import { DAY_MS } from '@chowk/domain/kernel';
import { ANSWER_PREFIX } from '@/offline/read/answer-key';
import type { Kept } from '@/offline/read/device-rows';
import { write } from './database';
import { startingWith } from './rows';
import { FETCHED_COLLECTIONS, type OfflineDatabase } from './schema';

export const KEEP_CACHED_MS = 7 * DAY_MS;

/**
 * Cached entries nobody heard the server confirm for a week go, with the mark of how far they were
 * fetched, so that they come again whole. Rows that show waiting work stay, and so does the work.
 */
export async function cleanUp(database: OfflineDatabase, nowMs: number): Promise<void> {
  const oldest = nowMs - KEEP_CACHED_MS;
  const tables = [...FETCHED_COLLECTIONS, 'syncMetadata', 'pendingUploads', 'config'] as const;
  await write(database, tables, async (transaction) => {
    const queued = await transaction.objectStore('pendingUploads').getAll();
    const shown = new Set(queued.map(({ entity }) => entity));
    const marks = transaction.objectStore('syncMetadata');
    for (const name of FETCHED_COLLECTIONS) {
      const mark = await marks.get(name);
      if (mark && mark.lastSyncTimestamp >= oldest) continue;
      const table = transaction.objectStore(name);
      const old = (await table.getAll()).filter(
        ({ id, _syncedAt = 0 }) => _syncedAt < oldest && !shown.has(`${name}:${id}`),
      );
      await Promise.all([...old.map(({ id }) => table.delete(id)), marks.delete(name)]);
    }
    const config = transaction.objectStore('config');
    const answers = await config.getAll(startingWith(ANSWER_PREFIX));
    const old = answers.filter(({ value }) => (value as Kept<unknown>).savedAt < oldest);
    await Promise.all(old.map(({ key }) => config.delete(key)));
  });
}
