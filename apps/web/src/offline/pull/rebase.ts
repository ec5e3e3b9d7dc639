import { findKind, listTouching } from '@/offline/commands';
import type { PendingUpload } from '@/offline/outbox/queue-row';
import type { FetchedCollection, ServerRow, SyncedRow, Tables } from '@/offline/store/schema';

/** A row without what the engine notes beside it. */
export function plainRow({ _base, _syncedAt, ...row }: SyncedRow): ServerRow {
  return row;
}

/** The server's own word on a row: what it was before anything was done to it here. */
export function serverRow(row: SyncedRow): ServerRow | undefined {
  return '_base' in row ? row._base : plainRow(row);
}

/** What a person sees: the server's row, and on top of it, in order, what they did since. */
export function withPending(
  base: ServerRow | undefined,
  pending: readonly PendingUpload[],
): ServerRow | undefined {
  return pending.reduce<ServerRow | undefined>((row, { type, data, timestamp, ...item }) => {
    // What is being edited is done once it is saved.
    if (item.state === 'editing') return row;
    const kind = findKind(type);
    // What was refused did not happen; showing it as done would be a lie.
    if (item.state === 'needs_attention') {
      const refused = { problem: item.lastError, data, atMs: timestamp };
      return kind?.refused?.(row, refused) ?? row;
    }
    return kind?.optimistic(row, data, timestamp) ?? row;
  }, base);
}

export async function pendingOf(tables: Tables, entity: string): Promise<PendingUpload[]> {
  return inOrder(await tables.pendingUploads.index('entity').getAll(entity));
}

/** What waits and changes several rows of this collection, in the order it was done. */
export async function listWide(
  queueByType: { readonly getAll: (type: string) => Promise<PendingUpload[]> },
  collection: FetchedCollection,
): Promise<PendingUpload[]> {
  const kinds = listTouching(collection);
  return inOrder(...(await Promise.all(kinds.map(({ type }) => queueByType.getAll(type)))));
}

export function isTouched({ type, data }: Pick<PendingUpload, 'type' | 'data'>, id: string) {
  return findKind(type)?.touches?.(data, id) ?? false;
}

/** All of it in the order it was done. */
export function inOrder(...waiting: readonly (readonly PendingUpload[])[]): PendingUpload[] {
  return waiting.flat().sort((one, other) => one.seq - other.seq);
}

interface News {
  readonly base: ServerRow | undefined;
  readonly atMs: number;
}

/** The row as it is kept: what is shown, and beside it the server's own word, newer if there are news. */
export function rebased(
  before: SyncedRow | undefined,
  pending: readonly PendingUpload[],
  news?: News,
): SyncedRow | undefined {
  const base = news ? news.base : before && serverRow(before);
  const shown = withPending(base, pending);
  if (!shown) return undefined;
  const syncedAt = news?.atMs ?? before?._syncedAt;
  return {
    ...shown,
    ...(shown === base ? {} : { _base: base }),
    ...(syncedAt === undefined ? {} : { _syncedAt: syncedAt }),
  };
}

export interface RowPlace {
  readonly collection: FetchedCollection;
  readonly id: string;
}

export async function writeShown(
  tables: Tables,
  { collection, id }: RowPlace,
  row: SyncedRow | undefined,
): Promise<void> {
  await (row ? tables[collection].put(row) : tables[collection].delete(id));
}

/**
 * Shows one row anew, after its queue or the server's word on it changed. To be called within a
 * transaction that holds the collection and the queue.
 */
export async function rebaseRow(
  tables: Tables,
  collection: FetchedCollection,
  id: string,
  news?: News,
): Promise<void> {
  const [before, own, wide] = await Promise.all([
    tables[collection].get(id),
    pendingOf(tables, `${collection}:${id}`),
    listWide(tables.pendingUploads.index('type'), collection),
  ]);
  const pending = inOrder(
    own,
    wide.filter((item) => isTouched(item, id)),
  );
  await writeShown(tables, { collection, id }, rebased(before, pending, news));
}

type PendingCommand = Pick<PendingUpload, 'type' | 'data'>;

/** The one row a command changes, when the device has such rows. */
export function rowOf({ type, data }: PendingCommand): RowPlace | undefined {
  const kind = findKind(type);
  if (!kind?.collection || kind.touches) return undefined;
  return { collection: kind.collection, id: kind.rowId(data) };
}

/** The rows of this device a command changes. Within a transaction that holds them. */
export async function rowsOf(tables: Tables, item: PendingCommand): Promise<RowPlace[]> {
  const row = rowOf(item);
  if (row) return [row];
  const { collection, touches } = findKind(item.type) ?? {};
  if (!collection || !touches) return [];
  const ids = await tables[collection].getAllKeys();
  return ids.filter((id) => touches(item.data, id)).map((id) => ({ collection, id }));
}

/** Shows what the queue now says of the rows this item changes, or changed. */
export async function showChange(tables: Tables, item: PendingCommand): Promise<void> {
  for (const { collection, id } of await rowsOf(tables, item)) {
    await rebaseRow(tables, collection, id);
  }
}
