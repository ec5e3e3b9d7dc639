import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/**
 * A store of anybody on this device, as it is and of whatever version, to be looked into and closed:
 * for the worker, and where nobody is signed in. To open what is not there would make it.
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
      // Deleted on a sign-out, or changed to a newer version: this look is in nobody's way.
      blocking: (_, __, { target }) => (target as IDBDatabase).close(),
    });
  } catch (error) {
    if (isNew) return undefined;
    throw error;
  }
}
