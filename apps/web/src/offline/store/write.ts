import { offlineDatabase } from './database';
import { putAll } from './rows';
import type { OfflineDatabase, OfflineSchema, TableName, Tables } from './schema';
import { ownerOfStore, storeIdOf } from './stores';
import { whileLocked, writeLocked } from './write-lock';

/**
 * Two databases must not be written in parallel (decision 0030), so a write to a shop's store also
 * holds the person's own.
 */
export async function withOwnerLocked<Result>(
  storeId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const owner = ownerOfStore(storeId);
  return owner === storeId ? work() : whileLocked(await offlineDatabase(owner), work);
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
  return withOwnerLocked(storeIdOf(database.name), () => writeLocked(database, tables, work));
}

export async function put<Name extends TableName>(
  database: OfflineDatabase,
  table: Name,
  ...rows: readonly OfflineSchema[Name]['value'][]
): Promise<void> {
  await write(database, [table], (tables) => putAll(tables[table], rows));
}
