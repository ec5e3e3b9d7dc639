export const DATABASE_NAME = 'chowk';

/** One database per person, so that nobody on a shared phone reads another's rows. */
export function databaseName(storeId: string): string {
  return `${DATABASE_NAME}-${storeId}`;
}

export function storeIdOf(name: string): string {
  return name.slice(DATABASE_NAME.length + 1);
}

const ACTING = '-as-';

/** The store of a shop they act for. It has rows only; commands are queued in their own store. */
export function actingStoreId(personId: string, shopId: string): string {
  return personId + ACTING + shopId;
}

export function ownerOfStore(storeId: string): string {
  return storeId.split(ACTING)[0] ?? storeId;
}

const LOCKED = 'locked-';

/** The store with the locked work of a person who signed out. */
export function lockedId(personId: string): string {
  return LOCKED + personId;
}

export function isLocked(storeId: string): boolean {
  return storeId.startsWith(LOCKED);
}

/** The ids of all stores on this device; undefined where the browser cannot list them. */
export async function listStores(): Promise<string[] | undefined> {
  // Firefox before 126.
  if (typeof indexedDB.databases !== 'function') return undefined;
  const names = (await indexedDB.databases()).map(({ name = '' }) => name);
  return names.filter((name) => name.startsWith(databaseName(''))).map(storeIdOf);
}

/** Whether this device has a store of the person, without creating one. */
export async function hasDatabase(storeId: string): Promise<boolean> {
  const stores = await listStores();
  // Where stores cannot be listed, it is opened to find out.
  return stores?.includes(storeId) ?? true;
}

/** Whether locked work of an earlier sign-out is waiting to be restored. */
export function hasLockedWork(personId: string): Promise<boolean> {
  return hasDatabase(lockedId(personId));
}
