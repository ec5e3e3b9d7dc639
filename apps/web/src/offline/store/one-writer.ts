import type { IDBPTransaction } from 'idb';
import type { OfflineDatabase, OfflineSchema, TableName, Tables } from './schema';

/** Only what shows a brand reads it, so hardly any reading waits for a write. */
const HELD_BY_EVERY_WRITE = 'brands';

function abort(transaction: IDBPTransaction<OfflineSchema, TableName[], 'readwrite'>): void {
  try {
    transaction.abort();
  } catch {
    // It has ended by itself.
  }
}

/**
 * One write at a time, whatever it touches. Chromium lets two go on beside each other when they touch
 * different tables; killed in the midst of both, it finds their locks at odds on the next start, calls
 * the store corrupt and deletes all of it, the queue with it (decision 0030). It is done when it has
 * reached the disk: a battery may be taken out right then.
 */
export async function writeAlone<Result>(
  database: OfflineDatabase,
  tables: readonly TableName[],
  work: (tables: Tables) => Promise<Result>,
): Promise<Result> {
  const held: TableName[] = [...new Set([...tables, HELD_BY_EVERY_WRITE] as const)];
  const transaction = database.transaction(held, 'readwrite', { durability: 'strict' });
  // Heard below; while the work is cut short nobody waits for it.
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

/** A transaction ends as soon as nothing is asked of it, so it is asked until the other work is done. */
export async function holdOpen<Result>(
  table: { readonly get: (key: string) => Promise<unknown> },
  work: () => Promise<Result>,
): Promise<Result> {
  // It has its turn with the first answer.
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

/** No other write goes on while this one does, which is none of this database. */
export function whileHeld<Result>(
  database: OfflineDatabase,
  work: () => Promise<Result>,
): Promise<Result> {
  return writeAlone(database, [], (tables) => holdOpen(tables[HELD_BY_EVERY_WRITE], work));
}
