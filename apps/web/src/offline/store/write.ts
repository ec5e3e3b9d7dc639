import { offlineDatabase } from './database';
import { whileHeld, writeAlone } from './one-writer';
import { putAll } from './rows';
import type { OfflineDatabase, OfflineSchema, TableName, Tables } from './schema';
import { ownerOfStore, storeIdOf } from './stores';

/**
 * Two databases must not be written in parallel (decision 0030), so a write to a shop's store also
 * holds the person's own.
 */
export async function inTurn<Result>(
  storeId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const owner = ownerOfStore(storeId);
  return owner === storeId ? work() : whileHeld(await offlineDatabase(owner), work);
}

/**
 * The only way to write: all of the work or nothing. The work may only await its own tables, or the
 * transaction ends early.
 */
export function write<Result>(
  database: OfflineDatabase,
  tables: readonly TableName[],
  work: (tables: Tables) => Promise<Result>,
): Promise<Result> {
  return inTurn(storeIdOf(database.name), () => writeAlone(database, tables, work));
}

export async function put<Name extends TableName>(
  database: OfflineDatabase,
  table: Name,
  ...rows: readonly OfflineSchema[Name]['value'][]
): Promise<void> {
  await write(database, [table], (tables) => putAll(tables[table], rows));
}
