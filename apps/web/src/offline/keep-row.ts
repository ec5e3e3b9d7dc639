import { storedSession } from '@/api/stored-session';
import { hasDatabase, offlineDatabase } from './database';
import { rebaseRow } from './rebase';
import type { FetchedCollection, ServerRow } from './schema';

/**
 * The server's answer to something that could not wait, kept at once: whoever loses the network the
 * moment after goes on from there. What waits to be sent is shown on top of it, as ever.
 */
export async function keepRow(collection: FetchedCollection, row: ServerRow): Promise<void> {
  const personId = storedSession()?.userId;
  if (!personId || !(await hasDatabase(personId))) return;
  const database = await offlineDatabase(personId);
  await database.transaction('rw', [collection, 'pendingUploads'], () =>
    rebaseRow(database, collection, row.id, { base: row, atMs: Date.now() }),
  );
}
