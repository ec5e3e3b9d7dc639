import type { BlobRow, PendingUpload } from '@/offline/outbox/queue-row';
import { ACCESS_KEY, type AccessNote } from '@/offline/send/background';
import { DATABASE_NAME } from '@/offline/store/database-name';
import { openExisting } from '@/offline/store/existing-database';
import type { OfflineSchema } from '@/offline/store/schema';

export interface LocalStore {
  readonly access: AccessNote | undefined;
  readonly readQueue: () => Promise<PendingUpload[]>;
  readonly readBlob: (id: string) => Promise<BlobRow | undefined>;
  readonly close: () => void;
}

/** Nothing is written here. */
async function readStore(name: string): Promise<LocalStore | undefined> {
  const database = await openExisting<OfflineSchema>(name);
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

/** One store a person; those locked after a sign-out are none of ours. */
export async function openStores(): Promise<LocalStore[]> {
  const names = (await indexedDB.databases()).map(({ name = '' }) => name);
  const ours = names.filter(
    (name) => name.startsWith(`${DATABASE_NAME}-`) && !name.startsWith(`${DATABASE_NAME}-kept-`),
  );
  const stores = await Promise.all(ours.map((name) => readStore(name).catch(() => undefined)));
  return stores.filter((store) => store !== undefined);
}
