import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/**
 * Opens any store on this device at whatever version, without creating or upgrading it: for the
 * worker, and while nobody is signed in.
 */
export async function openExisting<Schema extends DBSchema | unknown>(
  name: string,
): Promise<IDBPDatabase<Schema> | undefined> {
  let isNew = false;
  try {
    return await openDB<Schema>(name, undefined, {
      upgrade(_, __, ___, transaction) {
        isNew = true;
        transaction.done.catch(() => undefined);
        transaction.abort();
      },
      // Closes as soon as it is deleted or upgraded, so as not to block either.
      blocking: (_, __, { target }) => (target as IDBDatabase).close(),
    });
  } catch (error) {
    if (isNew) return undefined;
    throw error;
  }
}
