export const DATABASE_NAME = 'chowk';

/** One database per person: on a shared phone nobody reads another's rows. */
export function databaseName(storeId: string): string {
  return `${DATABASE_NAME}-${storeId}`;
}

export function storeIdOf(name: string): string {
  return name.slice(DATABASE_NAME.length + 1);
}

const ACTED = '-as-';

/** Beside a person's own store: that of a shop they act for. Rows only; what they do waits in their own. */
export function actedStoreId(personId: string, shopId: string): string {
  return personId + ACTED + shopId;
}

/** Whose store it is, their own or that of a shop they act for. */
export function ownerOfStore(storeId: string): string {
  return storeId.split(ACTED)[0] ?? storeId;
}

const LOCKED = 'locked-';

/** Where the work of a person who signed out is locked away. */
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

/** Whether this device holds anything of the person, asked without making an empty database. */
export async function hasDatabase(storeId: string): Promise<boolean> {
  const stores = await listStores();
  // Where they cannot be listed, the question is answered by opening it.
  return stores?.includes(storeId) ?? true;
}

/** Whether an earlier sign-out locked away work of the person that is not open again yet. */
export function hasLockedWork(personId: string): Promise<boolean> {
  return hasDatabase(lockedId(personId));
}
