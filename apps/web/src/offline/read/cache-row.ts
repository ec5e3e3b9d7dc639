import type { SyncCollection } from '@chowk/domain/sync';
import { newerOf, rebaseRow } from '@/offline/pull/rebase';
import { currentStoreId } from '@/offline/store/current-store';
import { findDatabase } from '@/offline/store/database';
import { emit } from '@/offline/store/events';
import { type ServerRow, wasPulled } from '@/offline/store/schema';
import { write } from '@/offline/store/write';

/**
 * Stores the response to a command that was not queued, so that screens continue from it with
 * pending commands on top. Rows of a collection this device does not sync, such as one an admin
 * looks at, are not stored.
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
  emit({ type: 'rows.changed', collection });
}
