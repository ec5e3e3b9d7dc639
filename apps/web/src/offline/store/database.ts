import { ChowkError } from '@chowk/domain/kernel';
import { type IDBPTransaction, type OpenDBCallbacks, openDB, unwrap } from 'idb';
import { storedSession } from '@/api/session/stored-session';
import { hasLeft, noteLeaving } from '@/offline/custody/ended-session';
import {
  INDEXES,
  keyOf,
  type OfflineDatabase,
  type OfflineSchema,
  STORE_VERSION,
  TABLES,
  type TableName,
} from './schema';
import { databaseName, hasDatabase, ownerOfStore } from './stores';
import { keepOpen, whileLocked } from './write-lock';

type Upgrade = IDBPTransaction<OfflineSchema, TableName[], 'versionchange'>;

/** Creates whatever is missing, from any earlier version. */
function makeTables(database: IDBDatabase, transaction: IDBTransaction): void {
  for (const name of TABLES) {
    const table = database.objectStoreNames.contains(name)
      ? transaction.objectStore(name)
      : database.createObjectStore(name, { keyPath: keyOf(name) });
    for (const index of INDEXES[name] ?? []) {
      if (!table.indexNames.contains(index)) table.createIndex(index, index);
    }
  }
}

async function rewriteQueue(transaction: Upgrade, actor: string): Promise<void> {
  const queue = transaction.objectStore('pendingUploads');
  // Upgrades are rare, so their code is loaded on demand while the transaction is held open.
  const { upgradeRow } = await keepOpen(queue, () => import('./upgrade-row'));
  // Version 1 sent items by time, so they keep that order.
  const rows = (await queue.getAll()).sort((one, other) => one.timestamp - other.timestamp);
  await Promise.all(rows.map((row, place) => queue.put(upgradeRow(row, actor, place + 1))));
}

/** An item of an earlier store may lack fields of today's queue. */
function upgradeQueue(transaction: Upgrade, oldVersion: number, actor: string): void {
  if (oldVersion === 0) return;
  transaction.done.catch(() => undefined);
  // It stays as it was and is upgraded the next time.
  rewriteQueue(transaction, actor).catch(() => transaction.abort());
}

const open = new Map<string, Promise<OfflineDatabase>>();

async function openDatabase(storeId: string): Promise<OfflineDatabase> {
  const callbacks: OpenDBCallbacks<OfflineSchema> = {
    upgrade(database, oldVersion, _, transaction) {
      makeTables(unwrap(database), unwrap(transaction));
      upgradeQueue(transaction, oldVersion, ownerOfStore(storeId));
    },
    // Another tab has signed out and deletes it, or has a newer app, so this one closes at once.
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
    // A newer app has everything this one knows.
    const isNewer = error instanceof DOMException && error.name === 'VersionError';
    if (!isNewer) throw error;
    return openDB(name, undefined, callbacks);
  }
}

/** Opening a shop's store for the first time writes, so it takes the write lock (decision 0030). */
async function openInTurn(storeId: string): Promise<OfflineDatabase> {
  const owner = ownerOfStore(storeId);
  if (owner === storeId) return openDatabase(storeId);
  const own = await offlineDatabase(owner);
  return whileLocked(own, () => openDatabase(storeId));
}

/** The store of a person, or of a shop they act for. */
export function offlineDatabase(storeId: string): Promise<OfflineDatabase> {
  const known = open.get(storeId);
  if (known) return known;
  if (hasLeft(ownerOfStore(storeId))) return Promise.reject(new ChowkError('UNAUTHENTICATED'));
  const opening = openInTurn(storeId);
  open.set(storeId, opening);
  opening.catch(() => open.delete(storeId));
  return opening;
}

/** Like `offlineDatabase`, but does not create one. */
export async function findDatabase(
  storeId: string | undefined,
): Promise<OfflineDatabase | undefined> {
  if (!storeId) return undefined;
  const isHere = open.has(storeId) || (await hasDatabase(storeId));
  return isHere ? offlineDatabase(storeId) : undefined;
}

/** The store of the signed-in person. */
export async function requireOwnDatabase(): Promise<{
  readonly personId: string;
  readonly database: OfflineDatabase;
}> {
  const personId = storedSession()?.userId;
  if (!personId) throw new ChowkError('UNAUTHENTICATED');
  return { personId, database: await offlineDatabase(personId) };
}

export function isDatabaseOpen(storeId: string): boolean {
  return open.has(storeId);
}

export async function closeDatabase(storeId: string): Promise<void> {
  (await open.get(storeId))?.close();
  open.delete(storeId);
}
