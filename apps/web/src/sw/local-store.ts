import { ACCESS_KEY, type AccessNote } from '@/offline/background';
import { DATABASE_NAME } from '@/offline/database-name';
import type { BlobRow, PendingUpload } from '@/offline/queue-row';

/**
 * The local store read without the library the pages use: a worker cannot fetch it when needed, and
 * carrying it would make every update of the worker several times heavier. Nothing is written here.
 */
function openStore(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name);
    // It went with a sign-out since we heard of it: opened all the same, it would be there again.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onsuccess = () => {
      const database = opening.result;
      // A page that upgrades or deletes it must not wait for us.
      database.onversionchange = () => database.close();
      resolve(database);
    };
    opening.onerror = () => reject(opening.error);
  });
}

function answerOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

export interface LocalStore {
  readonly access: AccessNote | undefined;
  readonly readQueue: () => Promise<PendingUpload[]>;
  readonly readBlob: (id: string) => Promise<BlobRow | undefined>;
  readonly close: () => void;
}

async function readStore(name: string): Promise<LocalStore | undefined> {
  const database = await openStore(name);
  if (!database.objectStoreNames.contains('blobs')) {
    database.close();
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
