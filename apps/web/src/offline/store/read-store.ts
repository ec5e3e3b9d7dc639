import { databaseName } from './database-name';
import { hasDatabase } from './has-database';
import { openExisting } from './raw-store';

/**
 * Reading by the browser's own means. The library that writes the local store takes longer to load
 * and start than all rows of a phone take to read, so no screen waits for it.
 */
const open = new Map<string, Promise<IDBDatabase | undefined>>();

async function openOf(storeId: string): Promise<IDBDatabase | undefined> {
  // Asked first: opening what is not there stands in the way of whoever makes it properly.
  if (!(await hasDatabase(storeId))) return undefined;
  const database = await openExisting(databaseName(storeId));
  const letGo = () => open.delete(storeId);
  database?.addEventListener('close', letGo);
  database?.addEventListener('versionchange', letGo);
  return database;
}

function openOnce(storeId: string): Promise<IDBDatabase | undefined> {
  const known = open.get(storeId);
  if (known) return known;
  const opening = openOf(storeId);
  open.set(storeId, opening);
  const forget = () => {
    if (open.get(storeId) === opening) open.delete(storeId);
  };
  // Made in the meantime, it is found by the next to ask.
  opening.then((found) => found ?? forget(), forget);
  return opening;
}

/** One moment of a store; nothing if this device has none, or one of an older app. */
export async function readMoment(
  storeId: string | undefined,
  tables: readonly string[],
): Promise<IDBTransaction | undefined> {
  const database = storeId ? await openOnce(storeId) : undefined;
  if (!database || !tables.every((table) => database.objectStoreNames.contains(table))) {
    return undefined;
  }
  return database.transaction(tables);
}
