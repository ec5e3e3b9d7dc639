import { storedSession } from '@/api/stored-session';
import { databaseName } from './database-name';
import { hasDatabase } from './has-database';

/**
 * Reading by the browser's own means. The library that writes the local store takes longer to load
 * and start than all rows of a phone take to read, so no screen waits for it.
 */
const open = new Map<string, Promise<IDBDatabase | undefined>>();

async function openExisting(personId: string): Promise<IDBDatabase | undefined> {
  // To open what is not there would make it, and stand in the way of whoever makes it properly.
  if (!(await hasDatabase(personId))) return undefined;
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(databaseName(personId));
    let isNew = false;
    // Deleted in this moment, or the browser cannot list what it has; and reading must not leave an
    // empty store behind.
    asked.onupgradeneeded = () => {
      isNew = true;
      asked.transaction?.abort();
    };
    asked.onerror = (event) => {
      event.preventDefault();
      if (isNew) resolve(undefined);
      else reject(asked.error);
    };
    asked.onsuccess = () => {
      const { result } = asked;
      const letGo = () => open.delete(personId);
      result.onclose = letGo;
      // Deleted on a sign-out, or changed to a newer version: this one is in nobody's way.
      result.onversionchange = () => {
        letGo();
        result.close();
      };
      resolve(result);
    };
  });
}

function openOnce(personId: string): Promise<IDBDatabase | undefined> {
  const known = open.get(personId);
  if (known) return known;
  const opening = openExisting(personId);
  open.set(personId, opening);
  const forget = () => {
    if (open.get(personId) === opening) open.delete(personId);
  };
  // Made in the meantime, it is found by the next to ask.
  opening.then((found) => found ?? forget(), forget);
  return opening;
}

export function answerOf<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** One moment of the signed-in person's store; nothing if this device has none, or one of an older app. */
export async function readMoment(tables: readonly string[]): Promise<IDBTransaction | undefined> {
  const personId = storedSession()?.userId;
  const database = personId ? await openOnce(personId) : undefined;
  if (!database || !tables.every((table) => database.objectStoreNames.contains(table))) {
    return undefined;
  }
  return database.transaction(tables);
}
