import { findKind, listTouching } from '@/offline/commands';
import type { PendingUpload } from '@/offline/outbox/queue-row';
import type { OfflineDatabase } from '@/offline/store/database';
import type { FetchedCollection, ServerRow, SyncedRow } from '@/offline/store/schema';

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
    return kind?.meanwhile(row, data, timestamp) ?? row;
  }, base);
}

export async function pendingOf(
  database: OfflineDatabase,
  entity: string,
): Promise<PendingUpload[]> {
  return database.pendingUploads.where('entity').equals(entity).sortBy('seq');
}

/** What waits and changes several rows of this collection, in the order it was done. */
export async function listWide(
  database: OfflineDatabase,
  collection: FetchedCollection,
): Promise<PendingUpload[]> {
  const types = listTouching(collection).map(({ type }) => type);
  if (types.length === 0) return [];
  return database.pendingUploads.where('type').anyOf(types).sortBy('seq');
}

export function isTouched({ type, data }: Pick<PendingUpload, 'type' | 'data'>, id: string) {
  return findKind(type)?.touches?.(data, id) ?? false;
}

/** All that waits and changes one row: what speaks of it, and what changes it among others. */
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
  database: OfflineDatabase,
  { collection, id }: RowPlace,
  row: SyncedRow | undefined,
): Promise<void> {
  const table = database[collection];
  await (row ? table.put(row) : table.delete(id));
}

/**
 * Shows one row anew, after its queue or the server's word on it changed. To be called within a
 * transaction that holds the collection and the queue.
 */
export async function rebaseRow(
  database: OfflineDatabase,
  collection: FetchedCollection,
  id: string,
  news?: News,
): Promise<void> {
  const [before, own, wide] = await Promise.all([
    database[collection].get(id),
    pendingOf(database, `${collection}:${id}`),
    listWide(database, collection),
  ]);
  const pending = inOrder(
    own,
    wide.filter((item) => isTouched(item, id)),
  );
  await writeShown(database, { collection, id }, rebased(before, pending, news));
}

type Deed = Pick<PendingUpload, 'type' | 'data'>;

/** The one row a command changes, when the device has such rows. */
export function rowOf({ type, data }: Deed): RowPlace | undefined {
  const kind = findKind(type);
  if (!kind?.collection || kind.touches) return undefined;
  return { collection: kind.collection, id: kind.rowId(data) };
}

/** The rows of this device a command changes. Within a transaction that holds them. */
export async function rowsOf(database: OfflineDatabase, item: Deed): Promise<RowPlace[]> {
  const row = rowOf(item);
  if (row) return [row];
  const { collection, touches } = findKind(item.type) ?? {};
  if (!collection || !touches) return [];
  const ids = await database[collection].toCollection().primaryKeys();
  return ids.filter((id) => touches(item.data, id)).map((id) => ({ collection, id }));
}

/** Shows what the queue now says of the rows this item changes, or changed. */
export async function showChange(database: OfflineDatabase, item: Deed): Promise<void> {
  for (const { collection, id } of await rowsOf(database, item)) {
    await rebaseRow(database, collection, id);
  }
}
