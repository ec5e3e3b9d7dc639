import type { PulledRows, SyncCollection } from '@chowk/domain/sync';
import type { Cursors, OutboxCalls } from '@/offline/send/outbox-calls';
import { emit } from '@/offline/store/events';
import { deleteAll, getEach, putAll } from '@/offline/store/rows';
import type { OfflineDatabase, ServerRow, Tables } from '@/offline/store/schema';
import { write } from '@/offline/store/write';
import { PULL_PAGE_ROWS } from './first-pull';
import { newerOf, pendingIds, rebaseRow } from './rebase';

/** More rows than any phone shows; anyone with more works online. */
const MOST_PAGES = 20;

/** Merges newer rows of this device: a response to a screen may overtake a page. */
async function withNewer(
  tables: Tables,
  collection: SyncCollection,
  pulled: readonly ServerRow[],
): Promise<readonly ServerRow[]> {
  const ids = pulled.map(({ id }) => id);
  const known = await getEach(tables[collection], ids);
  return pulled.map((row, place) => newerOf(known[place], row));
}

interface Page {
  readonly rows: readonly ServerRow[];
  readonly gone: readonly string[];
  readonly isReset: boolean;
}

/** Call this in a transaction of the collection and the queue. */
async function putPage(
  tables: Tables,
  collection: SyncCollection,
  { rows, gone, isReset }: Page,
  nowMs: number,
): Promise<void> {
  const table = tables[collection];
  // A reset may follow a restored backup, so the server's rows win even if they are older.
  const fresh = isReset ? rows : await withNewer(tables, collection, rows);
  const ids = [...fresh.map(({ id }) => id), ...gone];
  const pending = await pendingIds(tables, collection, ids);
  const over = gone.filter((id) => !pending.has(id));
  await (isReset ? table.clear() : deleteAll(table, over));
  const free = fresh.filter(({ id }) => !pending.has(id));
  const synced = free.map((row) => ({ ...row, _syncedAt: nowMs }));
  await putAll(table, synced);
  const byId = new Map(fresh.map((row) => [row.id, row]));
  for (const id of pending) {
    const isNews = isReset || byId.has(id) || gone.includes(id);
    if (isNews) await rebaseRow(tables, collection, id, { base: byId.get(id), atMs: nowMs });
  }
}

/** Applies one page, rows and cursor in one transaction. Returns whether anything changed. */
export async function applyPulled(
  database: OfflineDatabase,
  collection: SyncCollection,
  { reset, rows, gone, cursor, floor }: PulledRows,
  nowMs: number,
): Promise<boolean> {
  const names = [collection, 'pendingUploads', 'syncMetadata'] as const;
  const wasFailed = await write(database, names, async (tables) => {
    const mark = await tables.syncMetadata.get(collection);
    await putPage(tables, collection, { rows, gone, isReset: reset }, nowMs);
    const before = reset ? 0 : (mark?.data?.bytes ?? 0);
    await tables.syncMetadata.put({
      key: collection,
      lastSyncTimestamp: nowMs,
      syncStatus: 'synced',
      lastError: null,
      data: {
        cursor,
        bytes: before + JSON.stringify(rows).length,
        floor: reset ? floor : mark?.data.floor,
      },
    });
    return mark?.syncStatus === 'failed';
  });
  return wasFailed || reset || rows.length > 0 || gone.length > 0;
}

interface OlderRows {
  readonly rows: readonly ServerRow[];
  /** The floor the rows were requested below, and the new one. */
  readonly from: string;
  readonly to: string | undefined;
}

/** Applies rows from below the floor, unless the floor has moved. */
export async function applyOlder(
  database: OfflineDatabase,
  collection: SyncCollection,
  { rows, from, to }: OlderRows,
  nowMs: number,
): Promise<void> {
  const names = [collection, 'pendingUploads', 'syncMetadata'] as const;
  await write(database, names, async (tables) => {
    const mark = await tables.syncMetadata.get(collection);
    if (mark?.data.floor !== from) return;
    await putPage(tables, collection, { rows, gone: [], isReset: false }, nowMs);
    const bytes = mark.data.bytes + JSON.stringify(rows).length;
    await tables.syncMetadata.put({ ...mark, data: { ...mark.data, bytes, floor: to } });
  });
}

/** Records that these collections could not be pulled, so that screens can show their age. */
export async function recordFailure(
  database: OfflineDatabase,
  collections: readonly SyncCollection[],
  error: unknown,
): Promise<void> {
  const lastError = error instanceof Error ? error.message : String(error);
  const failed: SyncCollection[] = [];
  await write(database, ['syncMetadata'], async (tables) => {
    for (const name of collections) {
      const mark = await tables.syncMetadata.get(name);
      const never = { key: name, lastSyncTimestamp: 0, data: { cursor: null, bytes: 0 } };
      await tables.syncMetadata.put({ ...(mark ?? never), syncStatus: 'failed', lastError });
      if (mark?.syncStatus === 'synced') failed.push(name);
    }
  });
  for (const collection of failed) emit({ type: 'rows.changed', collection });
}

async function cursorsOf(
  database: OfflineDatabase,
  collections: readonly SyncCollection[],
): Promise<Cursors> {
  const marks = await getEach(database.transaction('syncMetadata').store, collections);
  return Object.fromEntries(
    collections.map((name, place) => [name, marks[place]?.data?.cursor ?? '']),
  );
}

/** Fetches changes page by page until there are no more. */
export async function pullAll(
  database: OfflineDatabase,
  collections: readonly SyncCollection[],
  ports: Pick<OutboxCalls, 'pull'> & { readonly nowMs: () => number },
): Promise<void> {
  let open = collections;
  for (let page = 0; open.length > 0 && page < MOST_PAGES; page += 1) {
    const pulled = await ports.pull(await cursorsOf(database, open), PULL_PAGE_ROWS);
    const more: SyncCollection[] = [];
    for (const name of open) {
      const part = pulled[name];
      if (!part) continue;
      const isChanged = await applyPulled(database, name, part, ports.nowMs());
      if (isChanged) emit({ type: 'rows.changed', collection: name });
      if (part.more) more.push(name);
    }
    open = more;
  }
}
