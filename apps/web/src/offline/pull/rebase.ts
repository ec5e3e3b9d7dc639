import type { SyncCollection } from '@chowk/domain/sync';
import { findKind } from '@/offline/commands';
import { SEVERAL_ROWS } from '@/offline/commands/command-kind';
import { type PendingUpload, targetOf } from '@/offline/outbox/queue-row';
import { keysWithPrefix } from '@/offline/store/rows';
import type { ServerRow, SyncedRow, Tables } from '@/offline/store/schema';

/** A row without the engine's own fields. */
export function plainRow({ _base, _syncedAt, ...row }: SyncedRow): ServerRow {
  return row;
}

/** The server's version of a row, without pending commands. */
export function serverRow(row: SyncedRow): ServerRow | undefined {
  return '_base' in row ? row._base : plainRow(row);
}

/** The newer of the cached server row and this one. */
export function newerOf(cached: SyncedRow | undefined, row: ServerRow): ServerRow {
  const base = cached && serverRow(cached);
  return base && versionOf(base) > versionOf(row) ? base : row;
}

function versionOf(row: ServerRow): number {
  return 'version' in row ? Number(row.version) : 0;
}

/** The row a person sees: the server's version with pending commands applied in order. */
export function withPending(
  base: ServerRow | undefined,
  pending: readonly PendingUpload[],
): ServerRow | undefined {
  return pending.reduce<ServerRow | undefined>((row, { type, data, timestamp, ...item }) => {
    // An item being edited takes effect when it is saved.
    if (item.state === 'editing') return row;
    const change = findKind(type)?.change;
    // A refused command did not happen and must not look done.
    if (item.state === 'needs_attention') {
      const refused = { problem: item.lastError, data, atMs: timestamp };
      return change?.refused?.(row, refused) ?? row;
    }
    const show = change?.optimistic ?? change?.apply;
    return show?.(row, data, timestamp) ?? row;
  }, base);
}

export async function pendingOf(tables: Tables, target: string): Promise<PendingUpload[]> {
  return inOrder(await tables.pendingUploads.index('target').getAll(target));
}

/** Pending commands that change several rows of this collection. */
export function pendingWide(
  { pendingUploads }: Tables,
  collection: SyncCollection,
): Promise<PendingUpload[]> {
  return pendingUploads.index('target').getAll(keysWithPrefix(targetOf(collection, SEVERAL_ROWS)));
}

/** Whether the command changes several rows, this one among them. */
export function appliesTo({ type, data }: Pick<PendingUpload, 'type' | 'data'>, id: string) {
  return findKind(type)?.change?.appliesTo?.(data, id) ?? false;
}

/**
 * Those of these rows with pending commands, plus all rows that exist only locally: they differ
 * from the server's version.
 */
export async function pendingIds(
  { pendingUploads }: Tables,
  collection: SyncCollection,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const prefix = targetOf(collection, '');
  const pending = await pendingUploads.index('target').getAll(keysWithPrefix(prefix));
  const own = pending
    .map(({ target }) => target.slice(prefix.length))
    .filter((id) => !id.startsWith(SEVERAL_ROWS));
  return new Set([...own, ...ids.filter((id) => pending.some((item) => appliesTo(item, id)))]);
}

/** In the order the commands were made. */
export function inOrder(...waiting: readonly (readonly PendingUpload[])[]): PendingUpload[] {
  return waiting.flat().sort((one, other) => one.seq - other.seq);
}

interface ServerUpdate {
  readonly base: ServerRow | undefined;
  readonly atMs: number;
}

/** The row as stored: what is shown, and the server's version beside it. */
export function rebased(
  before: SyncedRow | undefined,
  pending: readonly PendingUpload[],
  update?: ServerUpdate,
): SyncedRow | undefined {
  const base = update ? update.base : before && serverRow(before);
  const shown = withPending(base, pending);
  if (!shown) return undefined;
  const syncedAt = update?.atMs ?? before?._syncedAt;
  return {
    ...shown,
    ...(shown === base ? {} : { _base: base }),
    ...(syncedAt === undefined ? {} : { _syncedAt: syncedAt }),
  };
}

export interface RowRef {
  readonly collection: SyncCollection;
  readonly id: string;
}

export async function putShown(
  tables: Tables,
  { collection, id }: RowRef,
  row: SyncedRow | undefined,
): Promise<void> {
  await (row ? tables[collection].put(row) : tables[collection].delete(id));
}

/**
 * Computes one shown row again after its queue or its server version changed. Call this in a
 * transaction of the collection and the queue.
 */
export async function rebaseRow(
  tables: Tables,
  collection: SyncCollection,
  id: string,
  update?: ServerUpdate,
): Promise<void> {
  const [before, own, wide] = await Promise.all([
    tables[collection].get(id),
    pendingOf(tables, targetOf(collection, id)),
    pendingWide(tables, collection),
  ]);
  const pending = inOrder(
    own,
    wide.filter((item) => appliesTo(item, id)),
  );
  await putShown(tables, { collection, id }, rebased(before, pending, update));
}

type PendingCommand = Pick<PendingUpload, 'type' | 'data'>;

/** The one row a command changes, if the device has its collection. */
export function rowOf({ type, data }: PendingCommand): RowRef | undefined {
  const kind = findKind(type);
  if (!kind?.change || kind.change.appliesTo) return undefined;
  return { collection: kind.change.in, id: kind.row(data).id };
}

/** The rows a command changes, read in a transaction of their collection. */
export async function rowsOf(tables: Tables, item: PendingCommand): Promise<RowRef[]> {
  const row = rowOf(item);
  if (row) return [row];
  const collection = findKind(item.type)?.change?.in;
  if (!collection) return [];
  const ids = await tables[collection].getAllKeys();
  return ids.filter((id) => appliesTo(item, id)).map((id) => ({ collection, id }));
}

/** Updates the rows this item changes, or changed. */
export async function showChange(tables: Tables, item: PendingCommand): Promise<void> {
  for (const { collection, id } of await rowsOf(tables, item)) {
    await rebaseRow(tables, collection, id);
  }
}
