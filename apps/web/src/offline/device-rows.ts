import { storedSession } from '@/api/stored-session';
import { hasDatabase, type OfflineDatabase, offlineDatabase } from './database';
import { pendingOf, plainRow, withPending } from './rebase';
import type { FetchedCollection, ServerRow, SyncedRow, SyncMetadata } from './schema';

/** Rows of the device, and how old the server's word on them is. */
export interface Kept<Content> {
  readonly content: Content;
  readonly savedAt: number;
  /** When something done on this device arrived at the server and was added here. */
  readonly changedAt?: number;
}

/** For whoever measures: all rows of a collection, once the store is open. */
const READ_MEASURE = 'rows-read';

async function findOwn(): Promise<OfflineDatabase | undefined> {
  const personId = storedSession()?.userId;
  if (!personId || !(await hasDatabase(personId))) return undefined;
  return offlineDatabase(personId);
}

function newestOf(rows: readonly SyncedRow[]): number {
  return rows.reduce((newest, { _syncedAt = 0 }) => Math.max(newest, _syncedAt), 0);
}

/** As of the last pull: a single row heard of since makes the others no younger. */
function listSavedAt(mark: SyncMetadata | undefined, rows: readonly SyncedRow[]): number {
  return mark?.lastSyncTimestamp || newestOf(rows);
}

async function lastPull(database: OfflineDatabase, collection: FetchedCollection): Promise<number> {
  return (await database.syncMetadata.get(collection))?.lastSyncTimestamp ?? 0;
}

/** As `plainRow`, on rows nobody else has: a copy of thousands would take as long as reading them. */
function makePlain(row: SyncedRow): void {
  // In the order they were put on, the last one first: taken off so, the row stays a quick one.
  Reflect.deleteProperty(row, '_syncedAt');
  Reflect.deleteProperty(row, '_base');
}

/** All rows of a collection with what was done to them since; nothing if none was ever fetched. */
export async function keptRows<Row extends ServerRow>(
  collection: FetchedCollection,
): Promise<Kept<Row[]> | undefined> {
  const database = await findOwn();
  if (!database) return undefined;
  const start = performance.now();
  // Asked for together: each question is a round trip to the disk.
  const [rows, mark] = await Promise.all([
    database[collection].toArray(),
    database.syncMetadata.get(collection),
  ]);
  if (rows.length === 0 && !mark) return undefined;
  const savedAt = listSavedAt(mark, rows);
  for (const row of rows) makePlain(row);
  performance.measure(READ_MEASURE, { start });
  return { content: rows as readonly ServerRow[] as Row[], savedAt };
}

export async function keptRow<Row extends ServerRow>(
  collection: FetchedCollection,
  id: string,
): Promise<Kept<Row> | undefined> {
  const database = await findOwn();
  const row = await database?.[collection].get(id);
  if (!database || !row) return undefined;
  return {
    content: plainRow(row) as Row,
    savedAt: Math.max(await lastPull(database, collection), newestOf([row])),
  };
}

/** Answers of the server, with what was done on this device and has not arrived there yet. */
export async function withWaiting<Row extends ServerRow>(
  collection: FetchedCollection,
  rows: readonly Row[],
): Promise<Row[]> {
  const database = await findOwn();
  if (!database || (await database.pendingUploads.count()) === 0) return [...rows];
  return Promise.all(
    rows.map(async (row) => {
      const pending = await pendingOf(database, `${collection}:${row.id}`);
      return (withPending(row, pending) ?? row) as Row;
    }),
  );
}
