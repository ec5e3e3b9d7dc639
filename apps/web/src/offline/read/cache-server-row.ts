import type { SyncCollection } from '@chowk/domain/sync';
import type { ServerRow } from '@/offline/store/schema';

/** Stores the output of a command that cannot be queued, for the screens of this device. */
export async function cacheServerRow(collection: SyncCollection, row: ServerRow): Promise<void> {
  const keep = async () => (await import('./cache-row')).cacheRow(collection, row);
  // If it cannot be stored, the next pull brings it.
  await keep().catch(() => undefined);
}
