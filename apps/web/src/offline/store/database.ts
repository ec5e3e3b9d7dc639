import { ChowkError } from '@chowk/domain/kernel';
import { deleteDB, type OpenDBCallbacks, openDB, unwrap } from 'idb';
import { hasLeft, noteLeaving } from '@/offline/custody/left-sessions';
import { databaseName, ownerOfStore, storeIdOf } from './database-name';
import { hasDatabase } from './has-database';
import { whileHeld, writeAlone } from './one-writer';
import { putAll } from './rows';
import {
  type OfflineDatabase,
  type OfflineSchema,
  STORE_VERSION,
  type TableName,
  type Tables,
} from './schema';
import { makeTables, upgradeQueue } from './upgrade';

const open = new Map<string, Promise<OfflineDatabase>>();

/**
 * Writes of two databases must not go on beside each other (decision 0030), so whoever writes in that
 * of a shop holds the person's own meanwhile.
 */
async function inTurn<Result>(storeId: string, work: () => Promise<Result>): Promise<Result> {
  const owner = ownerOfStore(storeId);
  return owner === storeId ? work() : whileHeld(await offlineDatabase(owner), work);
}

async function openDatabase(storeId: string): Promise<OfflineDatabase> {
  const callbacks: OpenDBCallbacks<OfflineSchema> = {
    upgrade(database, oldVersion, _, transaction) {
      makeTables(unwrap(database), unwrap(transaction));
      upgradeQueue(transaction, oldVersion, ownerOfStore(storeId));
    },
    // Another tab signed out and deletes it, or has a newer app: this one lets go at once.
    blocking(_, newVersion, { target }) {
      if (newVersion === null && ownerOfStore(storeId) === storeId) noteLeaving(storeId);
      open.delete(storeId);
      (target as IDBDatabase).close();
    },
    terminated: () => open.delete(storeId),
  };
  const name = databaseName(storeId);
  try {
    return await openDB(name, STORE_VERSION, callbacks);
  } catch (error) {
    // A newer app was here, and has all that this one knows.
    const isNewer = error instanceof DOMException && error.name === 'VersionError';
    if (!isNewer) throw error;
    return openDB(name, undefined, callbacks);
  }
}

/** A person's database, or that of a shop they act for. */
export function offlineDatabase(storeId: string): Promise<OfflineDatabase> {
  const known = open.get(storeId);
  if (known) return known;
  if (hasLeft(ownerOfStore(storeId))) return Promise.reject(new ChowkError('UNAUTHENTICATED'));
  // To open it for the first time is to write, too.
  const opening = inTurn(storeId, () => openDatabase(storeId));
  open.set(storeId, opening);
  opening.catch(() => open.delete(storeId));
  return opening;
}

/** The same, but none is made where this device has nothing of theirs. */
export async function findDatabase(
  storeId: string | undefined,
): Promise<OfflineDatabase | undefined> {
  if (!storeId) return undefined;
  const isHere = open.has(storeId) || (await hasDatabase(storeId));
  return isHere ? offlineDatabase(storeId) : undefined;
}

/**
 * The one way to write: all of the work or nothing of it. It asks nothing but the tables and waits for
 * nothing else meanwhile, or its transaction ends under its feet.
 */
export function write<Result>(
  database: OfflineDatabase,
  tables: readonly TableName[],
  work: (tables: Tables) => Promise<Result>,
): Promise<Result> {
  return inTurn(storeIdOf(database.name), () => writeAlone(database, tables, work));
}

/** Rows of one table, in the place of what has their keys. */
export async function put<Name extends TableName>(
  database: OfflineDatabase,
  table: Name,
  ...rows: readonly OfflineSchema[Name]['value'][]
): Promise<void> {
  await write(database, [table], (tables) => putAll(tables[table], rows));
}

export async function deleteDatabase(storeId: string): Promise<void> {
  (await open.get(storeId))?.close();
  open.delete(storeId);
  const remove = () => deleteDB(databaseName(storeId));
  // A write of the person's own may still be on its way; where nothing of theirs is open there is none.
  await (open.has(ownerOfStore(storeId)) ? inTurn(storeId, remove) : remove());
}
