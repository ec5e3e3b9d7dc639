import { storedSession } from '@/api/session/stored-session';
import { actedStoreId, databaseName } from './database-name';
import { deleteDatabase } from './delete-database';

/** Nothing this device was answered for a shop stays; what was done for it and waits is not touched. */
export async function forgetShop(shopId: string): Promise<void> {
  const personId = storedSession()?.userId;
  if (personId) await deleteDatabase(actedStoreId(personId, shopId));
}

/** The ids of all stores of shops this person has acted for here. */
export async function listActedStores(personId: string): Promise<string[]> {
  // Firefox before 126 cannot list databases.
  if (typeof indexedDB.databases !== 'function') return [];
  const prefix = databaseName(actedStoreId(personId, ''));
  const names = (await indexedDB.databases()).map(({ name = '' }) => name);
  const shops = names.filter((name) => name.startsWith(prefix));
  return shops.map((name) => actedStoreId(personId, name.slice(prefix.length)));
}

export async function deleteActedStores(personId: string): Promise<void> {
  for (const storeId of await listActedStores(personId)) await deleteDatabase(storeId);
}
