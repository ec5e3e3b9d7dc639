import { storedSession } from '@/api/session/stored-session';
import { databaseName } from './database-name';
import { hasDatabase } from './has-database';
import { openExisting } from './raw-store';

/**
 * Reading by the browser's own means. The library that writes the local store takes longer to load
 * and start than all rows of a phone take to read, so no screen waits for it.
 */
const open = new Map<string, Promise<IDBDatabase | undefined>>();

async function openOf(personId: string): Promise<IDBDatabase | undefined> {
  // Asked first: opening what is not there stands in the way of whoever makes it properly.
  if (!(await hasDatabase(personId))) return undefined;
  const database = await openExisting(databaseName(personId));
  const letGo = () => open.delete(personId);
  database?.addEventListener('close', letGo);
  database?.addEventListener('versionchange', letGo);
  return database;
}

function openOnce(personId: string): Promise<IDBDatabase | undefined> {
  const known = open.get(personId);
  if (known) return known;
  const opening = openOf(personId);
  open.set(personId, opening);
  const forget = () => {
    if (open.get(personId) === opening) open.delete(personId);
  };
  // Made in the meantime, it is found by the next to ask.
  opening.then((found) => found ?? forget(), forget);
  return opening;
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
