import { DAY_MS } from '@chowk/domain/kernel';
import { lowestPulledId, SYNC_COLLECTIONS, type SyncCollection } from '@chowk/domain/sync';
import { storedSession } from '@/api/session/stored-session';
import { SNAPSHOT_PREFIX } from '@/offline/cache/snapshot-key';
import type { Snapshot } from '@/offline/cache/snapshots';
import { pendingIds } from '@/offline/pull/rebase';
import { findDatabase } from './database';
import { deleteActingStores } from './delete-database';
import { deleteAll, keysWithPrefix } from './rows';
import type { ConfigEntry, OfflineDatabase, Tables } from './schema';
import { storeIdOf } from './stores';
import { write } from './write';

export const KEEP_CACHED_MS = 7 * DAY_MS;

/** Cached rows not confirmed since `oldest`, except those with pending commands. */
async function deleteOld(
  tables: Tables,
  name: SyncCollection,
  oldest: number,
  range?: IDBKeyRange,
): Promise<number> {
  const rows = (await tables[name].getAll(range)).filter(({ _syncedAt = 0 }) => _syncedAt < oldest);
  const ids = rows.map(({ id }) => id);
  const busy = await pendingIds(tables, name, ids);
  const old = ids.filter((id) => !busy.has(id));
  await deleteAll(tables[name], old);
  return old.length;
}

/**
 * Drops cached rows the server has not confirmed since `oldest`, with their cursor, so that they
 * are pulled again in full. Rows with pending commands and the outbox itself stay.
 */
async function deleteCachedBefore(
  database: OfflineDatabase,
  oldest: number,
  nowMs: number,
): Promise<void> {
  const names = [...SYNC_COLLECTIONS, 'syncMetadata', 'pendingUploads', 'config'] as const;
  await write(database, names, async (tables) => {
    for (const name of SYNC_COLLECTIONS) {
      const mark = await tables.syncMetadata.get(name);
      if (!mark || mark.lastSyncTimestamp < oldest) {
        await deleteOld(tables, name, oldest);
        await tables.syncMetadata.delete(name);
        continue;
      }
      const floor = lowestPulledId(name, nowMs);
      if (floor === undefined) continue;
      // Older than what is pulled, so from now on they are fetched on demand.
      const below = await deleteOld(tables, name, oldest, IDBKeyRange.upperBound(floor, true));
      if (below > 0) await tables.syncMetadata.put({ ...mark, data: { ...mark.data, floor } });
    }
    const snapshots = await tables.config.getAll(keysWithPrefix(SNAPSHOT_PREFIX));
    const savedAt = ({ value }: ConfigEntry) => (value as Snapshot<unknown>).savedAt;
    const old = snapshots.filter((row) => savedAt(row) < oldest).map(({ key }) => key);
    await deleteAll(tables.config, old);
  });
}

export async function cleanUp(database: OfflineDatabase, nowMs: number): Promise<void> {
  await deleteCachedBefore(database, nowMs - KEEP_CACHED_MS, nowMs);
}

/** Drops rows and snapshots that can be fetched again, except rows with pending commands. */
export async function evictCachedRows(database: OfflineDatabase): Promise<void> {
  await deleteActingStores(storeIdOf(database.name));
  await deleteCachedBefore(database, Number.POSITIVE_INFINITY, Date.now());
}

/**
 * Drops everything cached of the signed-in person, also rows with pending commands. The outbox is
 * not touched.
 */
export async function clearCachedRows(personId = storedSession()?.userId): Promise<void> {
  const database = await findDatabase(personId);
  if (!database) return;
  await evictCachedRows(database);
  await write(database, SYNC_COLLECTIONS, async (tables) => {
    await Promise.all(SYNC_COLLECTIONS.map((name) => tables[name].clear()));
  });
}
