import type { BlobRow, PendingUpload } from '@/offline/outbox/queue-row';
import { ACCESS_KEY, type AccessNote } from '@/offline/send/background';
import { DATABASE_NAME } from '@/offline/store/database-name';
import { answerOf, openExisting } from '@/offline/store/raw-store';

export interface LocalStore {
  readonly access: AccessNote | undefined;
  readonly readQueue: () => Promise<PendingUpload[]>;
  readonly readBlob: (id: string) => Promise<BlobRow | undefined>;
  readonly close: () => void;
}

/** Nothing is written here. */
async function readStore(name: string): Promise<LocalStore | undefined> {
  const database = await openExisting(name);
  if (!database?.objectStoreNames.contains('blobs')) {
    database?.close();
    return undefined;
  }
  const store = (table: string) => database.transaction(table).objectStore(table);
  const note = await answerOf(store('config').get(ACCESS_KEY));
  return {
    access: note?.value as AccessNote | undefined,
    readQueue: () => answerOf(store('pendingUploads').index('seq').getAll()),
    readBlob: (id) => answerOf(store('blobs').get(id)),
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
