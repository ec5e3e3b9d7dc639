import { deleteDB } from 'idb';
import { storedSession } from '@/api/session/stored-session';
import { closeDatabase, isDatabaseOpen } from './database';
import { actingStoreId, databaseName, listStores, ownerOfStore } from './stores';
import { withOwnerLocked } from './write';

export async function deleteDatabase(storeId: string): Promise<void> {
  await closeDatabase(storeId);
  const remove = () => deleteDB(databaseName(storeId));
  // Waits for a write of the person's own store, if that is open.
  await (isDatabaseOpen(ownerOfStore(storeId)) ? withOwnerLocked(storeId, remove) : remove());
}

/** Deletes what was cached for a shop; commands queued for it stay. */
export async function deleteActingStore(shopId: string): Promise<void> {
  const personId = storedSession()?.userId;
  if (personId) await deleteDatabase(actingStoreId(personId, shopId));
}

/** The stores of all shops this person has acted for here. */
export async function deleteActingStores(personId: string): Promise<void> {
  const stores = (await listStores()) ?? [];
  const acted = stores.filter((storeId) => storeId.startsWith(actingStoreId(personId, '')));
  for (const storeId of acted) await deleteDatabase(storeId);
}
