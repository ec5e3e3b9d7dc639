import { offlineDatabase } from './database';
import { whileHeld, writeAlone } from './one-writer';
import { putAll } from './rows';
import type { OfflineDatabase, OfflineSchema, TableName, Tables } from './schema';
import { ownerOfStore, storeIdOf } from './stores';

/**
 * Writes of two databases must not go on beside each other (decision 0030), so whoever writes in that
 * of a shop holds the person's own meanwhile.
 */
export async function inTurn<Result>(
  storeId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const owner = ownerOfStore(storeId);
  return owner === storeId ? work() : whileHeld(await offlineDatabase(owner), work);
}

/**
 * The one way to write: all of the work or nothing of it. It asks nothing but the tables and waits for
 * nothing else meanwhile, or its transaction ends under its feet.
 */
export function write<Result>(
  database: OfflineDatabase,
  tables: readonly TableName[],
  work: (tables: Tables) => Promise<Result>,
): Promise<Result> {
  return inTurn(storeIdOf(database.name), () => writeAlone(database, tables, work));
}

/** Rows of one table, in the place of what has their keys. */
export async function put<Name extends TableName>(
  database: OfflineDatabase,
  table: Name,
  ...rows: readonly OfflineSchema[Name]['value'][]
): Promise<void> {
  await write(database, [table], (tables) => putAll(tables[table], rows));
}
