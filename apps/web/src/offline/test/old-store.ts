import { openDB } from 'idb';
import { databaseName } from '@/offline/store/stores';

type Rows = readonly { readonly id: string }[];

/** A store of an earlier build, with its version and the tables that matter here. */
export async function makeOldStore(
  personId: string,
  version: number,
  { pendingUploads, deals }: { readonly pendingUploads: Rows; readonly deals: Rows },
): Promise<void> {
  const old = await openDB(databaseName(personId), version, {
    upgrade(made) {
      const queue = made.createObjectStore('pendingUploads', { keyPath: 'id' });
      for (const index of ['type', 'timestamp']) queue.createIndex(index, index);
      made.createObjectStore('deals', { keyPath: 'id' }).createIndex('status', 'status');
      made.createObjectStore('syncMetadata', { keyPath: 'key' });
    },
  });
  for (const row of pendingUploads) await old.put('pendingUploads', row);
  for (const row of deals) await old.put('deals', row);
  old.close();
}
