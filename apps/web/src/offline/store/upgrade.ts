import type { IDBPTransaction } from 'idb';
import type { PendingUpload } from '@/offline/outbox/queue-row';
import { holdOpen } from './one-writer';
import { INDEXES, keyOf, type OfflineSchema, type TableName } from './schema';

type Upgrade = IDBPTransaction<OfflineSchema, TableName[], 'versionchange'>;

/** Whatever is missing, from whichever version. */
export function makeTables(database: IDBDatabase, transaction: IDBTransaction): void {
  for (const [name, indexes] of Object.entries(INDEXES)) {
    const table = database.objectStoreNames.contains(name)
      ? transaction.objectStore(name)
      : database.createObjectStore(name, { keyPath: keyOf(name) });
    for (const index of indexes) {
      if (!table.indexNames.contains(index)) table.createIndex(index, index);
    }
  }
}

async function rewriteQueue(transaction: Upgrade, actor: string): Promise<void> {
  const queue = transaction.objectStore('pendingUploads');
  // Hardly anybody has an earlier one: who has, fetches what it takes and holds it open.
  const { upgradeRow } = await holdOpen(queue, () => import('./upgrade-row'));
  // The first version sent in order of time, so that is the order they keep.
  const rows: PendingUpload[] = await queue.index('timestamp').getAll();
  await Promise.all(rows.map((row, place) => queue.put(upgradeRow(row, actor, place + 1))));
}

/** What waits in an earlier store may lack what the queue of today goes by. */
export function upgradeQueue(transaction: Upgrade, oldVersion: number, actor: string): void {
  if (oldVersion === 0) return;
  transaction.done.catch(() => undefined);
  // As it was, it is upgraded the next time.
  rewriteQueue(transaction, actor).catch(() => transaction.abort());
}
