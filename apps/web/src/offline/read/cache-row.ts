import { rebaseRow, serverRow } from '@/offline/pull/rebase';
import { currentStoreId } from '@/offline/store/current-store';
import { findDatabase } from '@/offline/store/database';
import { tell } from '@/offline/store/events';
import {
  type FetchedCollection,
  type ServerRow,
  type SyncedRow,
  wasPulled,
} from '@/offline/store/schema';
import { write } from '@/offline/store/write';

/** What the server said last about a row: what is here already, or this. */
export function newerOf(cached: SyncedRow | undefined, row: ServerRow): ServerRow {
  const base = cached && serverRow(cached);
  return base && versionOf(base) > versionOf(row) ? base : row;
}

function versionOf(row: ServerRow): number {
  return 'version' in row ? Number(row.version) : 0;
}

/**
 * The server's answer to something that could not wait, kept at once: screens go on from there, and what
 * waits to be sent is shown on top of it, as ever. Of a collection that is not pulled here, such as an
 * admin's look at another's row, nothing is kept.
 */
export async function cacheRow(collection: FetchedCollection, row: ServerRow): Promise<void> {
  const database = await findDatabase(currentStoreId(collection));
  if (!database) return;
  const held = [collection, 'pendingUploads', 'syncMetadata'] as const;
  await write(database, held, async (tables) => {
    const kept = await tables[collection].get(row.id);
    if (!kept && !wasPulled(await tables.syncMetadata.get(collection))) return;
    const base = newerOf(kept, row);
    await rebaseRow(tables, collection, row.id, { base, atMs: Date.now() });
  });
  tell({ type: 'rows.changed', collection });
}
