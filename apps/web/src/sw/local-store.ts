import type { BlobRow, PendingUpload } from '@/offline/outbox/queue-row';
import { ACCESS_KEY, type AccessNote } from '@/offline/send/background';
import { openExisting } from '@/offline/store/existing-database';
import type { OfflineSchema } from '@/offline/store/schema';
import { databaseName, isLocked, listStores } from '@/offline/store/stores';

export interface LocalStore {
  readonly access: AccessNote | undefined;
  readonly readQueue: () => Promise<PendingUpload[]>;
  readonly readBlob: (id: string) => Promise<BlobRow | undefined>;
  readonly close: () => void;
}

/** Read only. */
async function readStore(storeId: string): Promise<LocalStore | undefined> {
  const database = await openExisting<OfflineSchema>(databaseName(storeId));
  if (!database?.objectStoreNames.contains('blobs')) {
    database?.close();
    return undefined;
  }
  const note = await database.get('config', ACCESS_KEY);
  return {
    access: note?.value as AccessNote | undefined,
    readQueue: () => database.getAllFromIndex('pendingUploads', 'seq'),
    readBlob: (id) => database.get('blobs', id),
    close: () => database.close(),
  };
}

/** One store per person; locked stores are left alone. */
export async function openStores(): Promise<LocalStore[]> {
  const ours = ((await listStores()) ?? []).filter((storeId) => !isLocked(storeId));
  const stores = await Promise.all(ours.map((id) => readStore(id).catch(() => undefined)));
  return stores.filter((store) => store !== undefined);
}
