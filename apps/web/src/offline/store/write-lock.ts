import type { IDBPTransaction } from 'idb';
import type { OfflineDatabase, OfflineSchema, TableName, Tables } from './schema';

/** Few reads use this table, so hardly any of them wait for a write. */
const LOCK_TABLE = 'brands';

function abort(transaction: IDBPTransaction<OfflineSchema, TableName[], 'readwrite'>): void {
  try {
    transaction.abort();
  } catch {
    // It has already ended.
  }
}

/**
 * One write at a time, whatever tables it uses. Chromium runs two on different tables in parallel;
 * killed during both, it finds their locks inconsistent on the next start, treats the store as
 * corrupt and deletes it with the queue (decision 0030). Strict durability, because the power may
 * go at any moment.
 */
export async function writeLocked<Result>(
  database: OfflineDatabase,
  tables: readonly TableName[],
  work: (tables: Tables) => Promise<Result>,
): Promise<Result> {
  const held: TableName[] = [...new Set([...tables, LOCK_TABLE] as const)];
  const transaction = database.transaction(held, 'readwrite', { durability: 'strict' });
  // Handled below; nobody waits for it while the work is being aborted.
  transaction.done.catch(() => undefined);
  try {
    const tables = held.map((name) => [name, transaction.objectStore(name)]);
    const result = await work(Object.fromEntries(tables));
    await transaction.done;
    return result;
  } catch (error) {
    const reason = transaction.error ?? error;
    abort(transaction);
    throw reason;
  }
}

/**
 * A transaction ends when nothing is requested of it, so this keeps requesting until the work is
 * done.
 */
export async function keepOpen<Result>(
  table: { readonly get: (key: string) => Promise<unknown> },
  work: () => Promise<Result>,
): Promise<Result> {
  // The first response means that the transaction has started.
  await table.get('');
  let isDone = false;
  const end = () => {
    isDone = true;
  };
  const result = work();
  result.then(end, end);
  while (!isDone) await table.get('');
  return result;
}

/** Runs work of another database while no write of this one is in progress. */
export function whileLocked<Result>(
  database: OfflineDatabase,
  work: () => Promise<Result>,
): Promise<Result> {
  return writeLocked(database, [], (tables) => keepOpen(tables[LOCK_TABLE], work));
}
