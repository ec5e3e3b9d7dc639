import type { SyncCollection } from '@chowk/domain/sync';
import type { IDBPObjectStore } from 'idb';
import { actingFor } from '@/api/session/acting';
import { storedSession } from '@/api/session/stored-session';
import type { Snapshot } from '@/offline/cache/snapshots';
import { hasQueue } from '@/offline/outbox/queue-flag';
import { targetOf } from '@/offline/outbox/queue-row';
import { currentStoreId, isPersonal } from '@/offline/store/current-store';
import { findDatabase } from '@/offline/store/database';
import { startingWith } from '@/offline/store/rows';
import {
  type OfflineSchema,
  type ServerRow,
  type SyncedRow,
  type SyncMetadata,
  type TableName,
  wasPulled,
} from '@/offline/store/schema';
import { cachedPage, type Place } from './cached-page';

/** Rows of a collection, and how the last pull of it went; none where it was never pulled. */
export interface Rows<Content> extends Snapshot<Content> {
  readonly pull?: SyncMetadata['syncStatus'];
  /** Rows with lower ids are on the server only. */
  readonly floor?: string | undefined;
}

/** For whoever measures: all rows of a collection, once the store is open. */
const READ_MEASURE = 'rows-read';

function newestOf(rows: readonly SyncedRow[]): number {
  return rows.reduce((newest, { _syncedAt = 0 }) => Math.max(newest, _syncedAt), 0);
}

/** As of the last pull: a single row heard of since makes the others no younger. */
function listSavedAt(mark: SyncMetadata | undefined, rows: readonly SyncedRow[]): number {
  return mark?.lastSyncTimestamp || newestOf(rows);
}

/** Without what the engine notes beside a row; nobody else has it, so no copy is made. */
function makePlain(row: SyncedRow): void {
  // In the order they were put on, the last one first: taken off so, the row stays a quick one.
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

/** What is done for a shop waits in the store of whoever acts, so it is laid over the shop's rows. */
export function isOverlaid(collection: SyncCollection): boolean {
  return actingFor() !== undefined && !isPersonal(collection) && hasQueue();
}

async function asDone<Row extends ServerRow>(
  collection: SyncCollection,
  rows: Row[],
): Promise<Row[]> {
  return isOverlaid(collection) ? withWaiting(collection, rows) : rows;
}

/** What the device has of a collection at one moment. */
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

/** All rows of a collection with what was done to them since; nothing if none was ever fetched. */
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

export interface Stretch {
  readonly index: string;
  readonly values: readonly string[];
  readonly place: Place;
  readonly size: number;
}

/**
 * One page of the rows whose `index` has one of the values, the newest first. Only the keys of the
 * others are read: a list of hundreds opens as quickly as one of twenty. Not where rows are overlaid:
 * what waits may have moved one from one list to another.
 */
export async function cachedRange<Row extends ServerRow>(
  collection: SyncCollection,
  { index, values, place, size }: Stretch,
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

/** In one question, with what lies between them: on a slow phone each question costs more than its rows. */
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

/** Whether a collection was ever pulled into the store at hand: then it is one of its own. */
export async function isPulled(collection: SyncCollection): Promise<boolean> {
  return wasPulled(await (await momentOf(collection))?.mark);
}

/** Answers of the server, with what was done on this device and has not arrived there yet. */
export async function withWaiting<Row extends ServerRow>(
  collection: SyncCollection,
  rows: readonly Row[],
): Promise<Row[]> {
  const database = await findDatabase(storedSession()?.userId);
  const prefix = targetOf(collection, '');
  if (!database) return [...rows];
  const { appliesTo, inOrder, withPending } = await import('@/offline/pull/rebase');
  const ofCollection = startingWith(prefix);
  const waiting = inOrder(await database.getAllFromIndex('pendingUploads', 'target', ofCollection));
  if (waiting.length === 0) return [...rows];
  return rows.map((row) => {
    const pending = waiting.filter(
      (item) => item.target === prefix + row.id || appliesTo(item, row.id),
    );
    return (withPending(row, pending) ?? row) as Row;
  });
}
