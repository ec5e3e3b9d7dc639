import type { SyncCollection } from '@chowk/domain/sync';
import type { IDBPObjectStore } from 'idb';
import { actingFor } from '@/api/session/acting';
import { storedSession } from '@/api/session/stored-session';
import type { Snapshot } from '@/offline/cache/snapshots';
import { hasQueue } from '@/offline/outbox/queue-flag';
import { targetOf } from '@/offline/outbox/queue-row';
import { currentStoreId, isPersonal } from '@/offline/store/current-store';
import { findDatabase } from '@/offline/store/database';
import { keysWithPrefix } from '@/offline/store/rows';
import {
  type OfflineSchema,
  type ServerRow,
  type SyncedRow,
  type SyncMetadata,
  type TableName,
  wasPulled,
} from '@/offline/store/schema';
import { cachedPage, type PageCursor } from './cached-page';

/** The rows of a collection and the time of its last pull; none if it was never pulled. */
export interface Rows<Content> extends Snapshot<Content> {
  readonly pull?: SyncMetadata['syncStatus'];
  /** Rows with lower ids are only on the server. */
  readonly floor?: string | undefined;
}

/** A performance measure of reading a whole collection from an open store. */
const READ_MEASURE = 'rows-read';

function newestOf(rows: readonly SyncedRow[]): number {
  return rows.reduce((newest, { _syncedAt = 0 }) => Math.max(newest, _syncedAt), 0);
}

/** From the last pull: one newer row does not make the others fresher. */
function listSavedAt(mark: SyncMetadata | undefined, rows: readonly SyncedRow[]): number {
  return mark?.lastSyncTimestamp || newestOf(rows);
}

/** Removes the engine's own fields. Nothing else holds the object, so it is not copied. */
function makePlain(row: SyncedRow): void {
  // Deleted in reverse order of creation, which keeps the object in V8's fast mode.
  Reflect.deleteProperty(row, '_syncedAt');
  Reflect.deleteProperty(row, '_base');
}

function rowsOf<Content>(
  content: Content,
  savedAt: number,
  mark: SyncMetadata | undefined,
): Rows<Content> {
  if (!mark || !wasPulled(mark)) return { content, savedAt };
  return { content, savedAt, pull: mark.syncStatus, floor: mark.data.floor };
}

/**
 * Commands for a shop are queued in the bizman's own store, so they are applied to the shop's rows
 * here.
 */
export function isOverlaid(collection: SyncCollection): boolean {
  return actingFor() !== undefined && !isPersonal(collection) && hasQueue();
}

async function asDone<Row extends ServerRow>(
  collection: SyncCollection,
  rows: Row[],
): Promise<Row[]> {
  return isOverlaid(collection) ? withPendingChanges(collection, rows) : rows;
}

/** A consistent read of a collection. */
interface Moment {
  readonly rows: IDBPObjectStore<OfflineSchema, TableName[], SyncCollection>;
  readonly mark: Promise<SyncMetadata | undefined>;
}

async function momentOf(collection: SyncCollection): Promise<Moment | undefined> {
  const database = await findDatabase(currentStoreId(collection));
  if (!database) return undefined;
  const tables: TableName[] = [collection, 'syncMetadata'];
  const moment = database.transaction(tables);
  return {
    rows: moment.objectStore(collection),
    mark: moment.objectStore('syncMetadata').get(collection),
  };
}

/** All rows of a collection with pending commands applied; nothing if it was never pulled. */
export async function cachedRows<Row extends ServerRow>(
  collection: SyncCollection,
): Promise<Rows<Row[]> | undefined> {
  const moment = await momentOf(collection);
  if (!moment) return undefined;
  const start = performance.now();
  const [rows, mark] = await Promise.all([moment.rows.getAll(), moment.mark]);
  if (rows.length === 0 && !wasPulled(mark)) return undefined;
  const savedAt = listSavedAt(mark, rows);
  for (const row of rows) makePlain(row);
  performance.measure(READ_MEASURE, { start });
  return rowsOf(await asDone(collection, rows as readonly ServerRow[] as Row[]), savedAt, mark);
}

/** Some rows by their ids, as far as the device has them. */
export async function cachedSome<Row extends ServerRow>(
  collection: SyncCollection,
  ids: readonly string[],
): Promise<Rows<{ items: Row[] }> | undefined> {
  const moment = await momentOf(collection);
  if (!moment) return undefined;
  const [mark, ...found] = await Promise.all([
    moment.mark,
    ...ids.map((id) => moment.rows.get(id)),
  ]);
  const rows = found.filter((row) => row !== undefined);
  if (rows.length === 0 && !wasPulled(mark)) return undefined;
  const savedAt = listSavedAt(mark, rows);
  for (const row of rows) makePlain(row);
  return rowsOf({ items: rows as readonly ServerRow[] as Row[] }, savedAt, mark);
}

export interface Range {
  readonly index: string;
  readonly values: readonly string[];
  readonly place: PageCursor;
  readonly size: number;
}

/**
 * One page of the rows whose `index` has one of the values, newest first. Only the keys of the
 * others are read, so a list of hundreds opens as fast as one of twenty. Not used while pending
 * commands are overlaid, since they may have moved a row to another list.
 */
export async function cachedRange<Row extends ServerRow>(
  collection: SyncCollection,
  { index, values, place, size }: Range,
): Promise<Rows<{ items: Row[]; nextCursor: string | null }> | undefined> {
  const moment = await momentOf(collection);
  if (!moment) return undefined;
  const { rows } = moment;
  const [mark, ...keys] = await Promise.all([
    moment.mark,
    ...values.map((value) => rows.index(index).getAllKeys(value)),
  ]);
  const ids = keys.flat().map((id) => ({ id }));
  if (ids.length === 0 && !wasPulled(mark) && (await rows.count()) === 0) return undefined;
  const { items, nextCursor } = cachedPage(ids, place, size);
  const found = await rowsAmong(rows, items);
  const savedAt = listSavedAt(mark, found);
  for (const row of found) makePlain(row);
  return rowsOf({ items: found as readonly ServerRow[] as Row[], nextCursor }, savedAt, mark);
}

/**
 * Reads the whole range in one request, because each request costs a slow phone more than its rows.
 */
async function rowsAmong(rows: Moment['rows'], wanted: readonly ServerRow[]): Promise<SyncedRow[]> {
  const [newest, oldest] = [wanted[0], wanted.at(-1)];
  if (!newest || !oldest) return [];
  const between = await rows.getAll(IDBKeyRange.bound(oldest.id, newest.id));
  const byId = new Map(between.map((row) => [row.id, row]));
  return wanted.flatMap(({ id }) => byId.get(id) ?? []);
}

export async function cachedRow<Row extends ServerRow>(
  collection: SyncCollection,
  id: string,
): Promise<Rows<Row> | undefined> {
  const moment = await momentOf(collection);
  if (!moment) return undefined;
  const [row, mark] = await Promise.all([moment.rows.get(id), moment.mark]);
  if (!row) return undefined;
  const savedAt = Math.max(mark?.lastSyncTimestamp ?? 0, newestOf([row]));
  makePlain(row);
  const [shown] = await asDone(collection, [row as ServerRow as Row]);
  return shown && rowsOf(shown, savedAt, mark);
}

/** Whether the collection was ever pulled into the current store. */
export async function isPulled(collection: SyncCollection): Promise<boolean> {
  return wasPulled(await (await momentOf(collection))?.mark);
}

/** Server responses with pending commands applied. */
export async function withPendingChanges<Row extends ServerRow>(
  collection: SyncCollection,
  rows: readonly Row[],
): Promise<Row[]> {
  const database = await findDatabase(storedSession()?.userId);
  const prefix = targetOf(collection, '');
  if (!database) return [...rows];
  const { appliesTo, inOrder, withPending } = await import('@/offline/pull/rebase');
  const ofCollection = keysWithPrefix(prefix);
  const waiting = inOrder(await database.getAllFromIndex('pendingUploads', 'target', ofCollection));
  if (waiting.length === 0) return [...rows];
  return rows.map((row) => {
    const pending = waiting.filter(
      (item) => item.target === prefix + row.id || appliesTo(item, row.id),
    );
    return (withPending(row, pending) ?? row) as Row;
  });
}
