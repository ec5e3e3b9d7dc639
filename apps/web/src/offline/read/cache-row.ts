import type { SyncCollection } from '@chowk/domain/sync';
import { newerOf, rebaseRow } from '@/offline/pull/rebase';
import { currentStoreId } from '@/offline/store/current-store';
import { findDatabase } from '@/offline/store/database';
import { tell } from '@/offline/store/events';
import { type ServerRow, wasPulled } from '@/offline/store/schema';
import { write } from '@/offline/store/write';

/**
 * The server's answer to something that could not wait, kept at once: screens go on from there, and what
 * waits to be sent is shown on top of it, as ever. Of a collection that is not pulled here, such as an
 * admin's look at another's row, nothing is kept.
 */
export async function cacheRow(collection: SyncCollection, row: ServerRow): Promise<void> {
  const database = await findDatabase(currentStoreId(collection));
  if (!database) return;
  const held = [collection, 'pendingUploads', 'syncMetadata'] as const;
  await write(database, held, async (tables) => {
    const kept = await tables[collection].get(row.id);
    if (!kept && !wasPulled(await tables.syncMetadata.get(collection))) return;
    if (newerOf(kept, row) !== row) return;
    await rebaseRow(tables, collection, row.id, { base: row, atMs: Date.now() });
  });
  tell({ type: 'rows.changed', collection });
}
