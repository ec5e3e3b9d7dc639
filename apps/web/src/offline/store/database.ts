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
  await database.open();
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
  await new Promise<void>((resolve, reject) => {
    const request = indexedDB.deleteDatabase(databaseName(storeId));
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error);
  });
}
