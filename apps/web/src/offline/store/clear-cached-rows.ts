import { storedSession } from '@/api/session/stored-session';
import { CACHED_PREFIXES } from '@/offline/cache/snapshot-key';
import { deleteActedStores } from './acted-stores';
import { offlineDatabase } from './database';
import { hasDatabase } from './has-database';
import { FETCHED_COLLECTIONS } from './schema';

/**
 * Empties what can be fetched again, and the marks of how far it was fetched. Unsent work is not
 * among the tables named here, so it cannot be lost by this.
 */
export async function clearCachedRows(personId = storedSession()?.userId): Promise<void> {
  if (!personId) return;
  await deleteActedStores(personId);
  if (!(await hasDatabase(personId))) return;
  const database = await offlineDatabase(personId);
  const cleared = [...FETCHED_COLLECTIONS, 'syncMetadata'] as const;
  await database.transaction('rw', [...cleared, 'config'], async () => {
    await Promise.all(cleared.map((table) => database[table].clear()));
    await database.config
      .where('key')
      .startsWithAnyOf([...CACHED_PREFIXES])
      .delete();
  });
}
