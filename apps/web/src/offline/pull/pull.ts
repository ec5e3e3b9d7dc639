import type { PulledRows, SyncCollection } from '@chowk/domain/sync';
import { isNewer } from '@/offline/read/keep-row';
import type { Cursors, OutboxCalls } from '@/offline/send/outbox-calls';
import { write } from '@/offline/store/database';
import { tell } from '@/offline/store/events';
import { getEach, putAll, startingWith } from '@/offline/store/rows';
import type { OfflineDatabase, ServerRow, Tables } from '@/offline/store/schema';
import { rebaseRow } from './rebase';

const PAGE_ROWS = 500;
/** No phone shows more; who has more than this works online. */
const MOST_PAGES = 20;

/** Ids of this collection with work that waits: they show more than the server's own word. */
async function idsWithWork(
  tables: Tables,
  collection: SyncCollection,
): Promise<ReadonlySet<string>> {
  const prefix = `${collection}:`;
  const rows = await tables.pendingUploads.index('entity').getAll(startingWith(prefix));
  return new Set(rows.map(({ entity }) => entity.slice(prefix.length)));
}

/** Without what this device was told later: an answer to the screen may overtake a page on its way. */
async function notOlder(
  tables: Tables,
  collection: SyncCollection,
  rows: PulledRows['rows'],
): Promise<ServerRow[]> {
  const pulled = rows as readonly ServerRow[];
  const ids = pulled.map(({ id }) => id);
  const kept = await getEach(tables[collection], ids);
  return pulled.filter((row, place) => !isNewer(kept[place], row));
}

/** Takes one page, rows and cursor in one transaction. Answers whether anything changed. */
export async function applyPulled(
  database: OfflineDatabase,
  collection: SyncCollection,
  { reset, rows, gone, cursor }: PulledRows,
  nowMs: number,
): Promise<boolean> {
  const held = [collection, 'pendingUploads', 'syncMetadata'] as const;
  const wasFailed = await write(database, held, async (tables) => {
    const mark = await tables.syncMetadata.get(collection);
    const busy = await idsWithWork(tables, collection);
    if (reset) await tables[collection].clear();
    else
      await Promise.all(
        gone.filter((id) => !busy.has(id)).map((id) => tables[collection].delete(id)),
      );
    const fresh = reset ? (rows as ServerRow[]) : await notOlder(tables, collection, rows);
    const free = fresh.filter(({ id }) => !busy.has(id));
    await putAll(
      tables[collection],
      free.map((row) => ({ ...row, _syncedAt: nowMs })),
    );
    const byId = new Map(fresh.map((row) => [row.id, row]));
    for (const id of busy) {
      const isNews = reset || byId.has(id) || gone.includes(id);
      const news = { base: byId.get(id), atMs: nowMs };
      if (isNews) await rebaseRow(tables, collection, id, news);
    }
    const before = reset ? 0 : (mark?.data?.bytes ?? 0);
    await tables.syncMetadata.put({
      key: collection,
      lastSyncTimestamp: nowMs,
      syncStatus: 'synced',
      lastError: null,
      data: { cursor, bytes: before + JSON.stringify(rows).length },
    });
    return mark?.syncStatus === 'failed';
  });
  return wasFailed || reset || rows.length > 0 || gone.length > 0;
}

/** Notes that these could not be pulled, once; whoever shows them says then how old they are. */
export async function noteFailure(
  database: OfflineDatabase,
  collections: readonly SyncCollection[],
  error: unknown,
): Promise<void> {
  const lastError = error instanceof Error ? error.message : String(error);
  const failed: SyncCollection[] = [];
  await write(database, ['syncMetadata'], async (tables) => {
    for (const name of collections) {
      const mark = await tables.syncMetadata.get(name);
      if (mark?.syncStatus !== 'synced') continue;
      await tables.syncMetadata.put({ ...mark, syncStatus: 'failed', lastError });
      failed.push(name);
    }
  });
  for (const collection of failed) tell({ type: 'rows.changed', collection });
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

/** Fetches what changed since the last time, page after page, until there is no more. */
export async function pullAll(
  database: OfflineDatabase,
  collections: readonly SyncCollection[],
  ports: Pick<OutboxCalls, 'pull'> & { readonly nowMs: () => number },
): Promise<void> {
  let open = collections;
  for (let page = 0; open.length > 0 && page < MOST_PAGES; page += 1) {
    const pulled = await ports.pull(await cursorsOf(database, open), PAGE_ROWS);
    const more: SyncCollection[] = [];
    for (const name of open) {
      const part = pulled[name];
      if (!part) continue;
      const isChanged = await applyPulled(database, name, part, ports.nowMs());
      if (isChanged) tell({ type: 'rows.changed', collection: name });
      if (part.more) more.push(name);
    }
    open = more;
  }
}
