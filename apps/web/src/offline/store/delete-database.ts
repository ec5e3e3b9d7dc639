import { deleteDB } from 'idb';
import { storedSession } from '@/api/session/stored-session';
import { closeDatabase, isDatabaseOpen } from './database';
import { actedStoreId, databaseName, listStores, ownerOfStore } from './stores';
import { inTurn } from './write';

export async function deleteDatabase(storeId: string): Promise<void> {
  await closeDatabase(storeId);
  const remove = () => deleteDB(databaseName(storeId));
  // Waits for a write of the person's own store, if that is open.
  await (isDatabaseOpen(ownerOfStore(storeId)) ? inTurn(storeId, remove) : remove());
}

/** Deletes what was cached for a shop; commands queued for it stay. */
export async function forgetShop(shopId: string): Promise<void> {
  const personId = storedSession()?.userId;
  if (personId) await deleteDatabase(actedStoreId(personId, shopId));
}

/** The stores of all shops this person has acted for here. */
export async function deleteActedStores(personId: string): Promise<void> {
  const stores = (await listStores()) ?? [];
  const acted = stores.filter((storeId) => storeId.startsWith(actedStoreId(personId, '')));
  for (const storeId of acted) await deleteDatabase(storeId);
}
