import type { SyncCollection } from '@chowk/domain/sync';
import type { ServerRow } from '@/offline/store/schema';

/** What the server answered to a command that does not wait: the screens of this device show it. */
export async function cacheServerRow(collection: SyncCollection, row: ServerRow): Promise<void> {
  const keep = async () => (await import('./cache-row')).cacheRow(collection, row);
  // Where it cannot be kept, the next pull brings it.
  await keep().catch(() => undefined);
}
