import { storedSession } from '@/api/session/stored-session';
import { CACHED_PREFIXES } from '@/offline/cache/snapshot-key';
import { deleteActedStores } from './acted-stores';
import { findDatabase } from './database';
import { startingWith } from './rows';
import { FETCHED_COLLECTIONS } from './schema';
import { write } from './write';

/**
 * Empties what can be fetched again, and the marks of how far it was fetched. Unsent work is not
 * among the tables named here, so it cannot be lost by this.
 */
export async function clearCachedRows(personId = storedSession()?.userId): Promise<void> {
  if (!personId) return;
  await deleteActedStores(personId);
  const database = await findDatabase(personId);
  if (!database) return;
  const cleared = [...FETCHED_COLLECTIONS, 'syncMetadata'] as const;
  await write(database, [...cleared, 'config'], async (tables) => {
    await Promise.all([
      ...cleared.map((table) => tables[table].clear()),
      ...CACHED_PREFIXES.map((prefix) => tables.config.delete(startingWith(prefix))),
    ]);
  });
}
