import { rebaseRow, serverRow } from '@/offline/pull/rebase';
import { currentStoreId } from '@/offline/store/current-store';
import { offlineDatabase } from '@/offline/store/database';
import { hasDatabase } from '@/offline/store/has-database';
import type { FetchedCollection, ServerRow, SyncedRow } from '@/offline/store/schema';

/** Whether the server has said something later about this row than the other says. */
export function isNewer(kept: SyncedRow | undefined, row: ServerRow): boolean {
  const base = kept && serverRow(kept);
  return base !== undefined && versionOf(base) > versionOf(row);
}

function versionOf(row: ServerRow): number {
  return 'version' in row ? Number(row.version) : 0;
}

async function currentDatabase() {
  const storeId = currentStoreId();
  if (!storeId || !(await hasDatabase(storeId))) return undefined;
  return offlineDatabase(storeId);
}

/**
 * The server's answer to something that could not wait, kept at once: whoever loses the network the
 * moment after goes on from there. What waits to be sent is shown on top of it, as ever.
 */
export async function keepRow(collection: FetchedCollection, row: ServerRow): Promise<void> {
  const database = await currentDatabase();
  await database?.transaction('rw', [collection, 'pendingUploads'], () =>
    rebaseRow(database, collection, row.id, { base: row, atMs: Date.now() }),
  );
}

/**
 * What the server answered about a row this device keeps: without a network the page goes on from
 * what it showed last. A row it does not keep is not this person's to keep.
 */
export async function keepAnswered(collection: FetchedCollection, row: ServerRow): Promise<void> {
  const database = await currentDatabase();
  await database?.transaction('rw', [collection, 'pendingUploads'], async () => {
    const kept = await database[collection].get(row.id);
    if (!kept || isNewer(kept, row)) return;
    await rebaseRow(database, collection, row.id, { base: row, atMs: Date.now() });
  });
}
