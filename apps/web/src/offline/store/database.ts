import { ChowkError } from '@chowk/domain/kernel';
import type { Dexie, EntityTable } from 'dexie';
import { hasLeft, noteLeaving } from '@/offline/custody/left-sessions';
import type { BlobRow, PendingUpload } from '@/offline/outbox/queue-row';
import { databaseName, ownerOfStore } from './database-name';
import { ONE_WRITER } from './one-writer';
import {
  type ConfigEntry,
  type FetchedCollection,
  SCHEMA_VERSION,
  type SyncedRow,
  type SyncMetadata,
  VERSION_1,
  VERSION_2,
} from './schema';

export type OfflineDatabase = Dexie &
  Record<FetchedCollection, EntityTable<SyncedRow, 'id'>> & {
    pendingUploads: EntityTable<PendingUpload, 'id'>;
    blobs: EntityTable<BlobRow, 'id'>;
    syncMetadata: EntityTable<SyncMetadata, 'key'>;
    config: EntityTable<ConfigEntry, 'key'>;
  };

const open = new Map<string, Promise<OfflineDatabase>>();

/**
 * Writes of two databases must not go on beside each other (decision 0030), so whoever writes in that
 * of a shop holds the person's own meanwhile. Held is the table that every write there holds.
 */
async function holdingOwn<Result>(
  storeId: string,
  work: () => PromiseLike<Result>,
): Promise<Result> {
  const { Dexie } = await import('dexie');
  const own = await offlineDatabase(ownerOfStore(storeId));
  return own.transaction('rw', own.brands, () => Dexie.waitFor(work()));
}

/** Every write in it is to be in a transaction of its own making. */
function writeInTurn(database: Dexie, storeId: string): void {
  const transaction = database.transaction.bind(database) as (
    ...asked: unknown[]
  ) => Promise<unknown>;
  const inTurn = (mode: string, ...rest: unknown[]) =>
    mode === 'r'
      ? transaction(mode, ...rest)
      : holdingOwn(storeId, () => transaction(mode, ...rest));
  Object.assign(database, { transaction: inTurn });
}

async function openDatabase(storeId: string): Promise<OfflineDatabase> {
  const { Dexie } = await import('dexie');
  // "Saved" is said after the write has reached the disk: a battery may be taken out right then.
  const database = new Dexie(databaseName(storeId), { chromeTransactionDurability: 'strict' });
  database.use(ONE_WRITER);
  database.version(SCHEMA_VERSION - 1).stores(VERSION_1);
  database
    .version(SCHEMA_VERSION)
    .stores(VERSION_2)
    .upgrade(async (transaction) => {
      // Hardly anybody has the first version: who has, fetches what it takes and holds it open.
      const { upgradeToVersion2 } = await Dexie.waitFor(import('./upgrade'));
      await upgradeToVersion2(transaction, ownerOfStore(storeId));
    });
  // Another tab signed out and deletes it: this one lets go at once, and without a warning.
  database.on('versionchange', ({ newVersion }) => {
    if (newVersion === null && ownerOfStore(storeId) === storeId) noteLeaving(storeId);
    open.delete(storeId);
    database.close();
    return false;
  });
  if (ownerOfStore(storeId) === storeId) await database.open();
  else {
    // To open it for the first time is to write, too.
    await holdingOwn(storeId, () => database.open());
    writeInTurn(database, storeId);
  }
  return database as OfflineDatabase;
}

/** A person's database, or that of a shop they act for. Dexie is fetched with the first call. */
export function offlineDatabase(storeId: string): Promise<OfflineDatabase> {
  const known = open.get(storeId);
  if (known) return known;
  if (hasLeft(ownerOfStore(storeId))) return Promise.reject(new ChowkError('UNAUTHENTICATED'));
  const opening = openDatabase(storeId);
  open.set(storeId, opening);
  opening.catch(() => open.delete(storeId));
  return opening;
}

export async function deleteDatabase(storeId: string): Promise<void> {
  (await open.get(storeId))?.close();
  open.delete(storeId);
  // Not through Dexie, which warns of a write still on its way: it is waited for, and no fault.
  const remove = () =>
    new Promise<void>((resolve, reject) => {
      const request = indexedDB.deleteDatabase(databaseName(storeId));
      request.onsuccess = () => resolve();
      request.onerror = () => reject(request.error);
    });
  const owner = ownerOfStore(storeId);
  const isBesideOwn = owner !== storeId && open.has(owner);
  await (isBesideOwn ? holdingOwn(storeId, remove) : remove());
}
