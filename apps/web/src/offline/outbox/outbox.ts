import { newId } from '@/api/client/contract-client';
import { findKind, targetOfCommand } from '@/offline/commands';
import { deleteBlobsOf, moveBlobs } from '@/offline/photos/blobs';
import { showChange } from '@/offline/pull/rebase';
import { rebaseBehind } from '@/offline/pull/rebase-dependents';
import { askForBackgroundSync } from '@/offline/send/background';
import { requireOwnDatabase } from '@/offline/store/database';
import { emit } from '@/offline/store/events';
import { writeWork } from '@/offline/store/quota';
import { update } from '@/offline/store/rows';
import { QUEUE_TABLES } from '@/offline/store/schema';
import { write } from '@/offline/store/write';
import { addRow, isOlderForm, type NewCommand, waitForInstead } from './add-row';
import { draftKey, formDraftsWritten } from './drafts';
import { dropFormDraftOf } from './edited';
import { setQueueFlag } from './queue-flag';
import type { PendingUpload } from './queue-row';

/** A performance measure from the call to the row on disk. */
const QUEUE_MEASURE = 'work-queued';

/**
 * Queues a command: the row, its photos, its local effect and the end of its draft are one
 * transaction. When this resolves, the command is on disk and will be sent.
 */
export async function enqueue(command: NewCommand): Promise<PendingUpload> {
  return (await enqueueReplacing(command)).row;
}

/** Like `enqueue`, and replaces the command of that row that is being edited. */
export async function enqueueReplacing(
  command: NewCommand,
): Promise<{ readonly row: PendingUpload; readonly edited: PendingUpload | undefined }> {
  const start = performance.now();
  const { personId, database } = await requireOwnDatabase();
  const id = command.id ?? newId();
  const { row, isNew, edited } = await writeWork(database, () =>
    write(database, QUEUE_TABLES, (tables) => addRow(tables, command, { id, personId })),
  );
  performance.measure(QUEUE_MEASURE, { start });
  setQueueFlag(true);
  if (isNew) announce(row);
  emit({ type: 'item.queued' });
  void askForBackgroundSync(database).catch(() => undefined);
  return { row, edited };
}

export function announce(item: PendingUpload): void {
  emit({ type: 'queue.changed' });
  const collection = findKind(item.type)?.change?.in;
  if (collection) emit({ type: 'rows.changed', collection });
}

export function announceDropped(item: PendingUpload): void {
  announce(item);
  emit({ type: 'item.dropped', item });
}

/** Everything pending, in the order it was done. */
export async function listPending(): Promise<PendingUpload[]> {
  const { database } = await requireOwnDatabase();
  return database.getAllFromIndex('pendingUploads', 'seq');
}

/** Updates some fields of one item, and the row it changes. */
export async function changeItem(
  id: string,
  changeOf: (item: PendingUpload) => Partial<PendingUpload> | undefined,
): Promise<PendingUpload | undefined> {
  const { database } = await requireOwnDatabase();
  return write(database, QUEUE_TABLES, async (tables) => {
    const item = await tables.pendingUploads.get(id);
    const change = item && changeOf(item);
    if (!change) return undefined;
    await update(tables.pendingUploads, id, change);
    await showChange(tables, item);
    return { ...item, ...change };
  });
}

/** A manual retry cancels every wait and tries a refused item once more. */
export async function retryItem(id: string): Promise<void> {
  const item = await changeItem(id, () => ({ state: 'queued', retryAt: 0 }));
  if (item) announce(item);
  emit({ type: 'item.queued' });
}

/** All or none, with their photos. */
async function discard(isOver: (item: PendingUpload) => boolean): Promise<void> {
  const { database } = await requireOwnDatabase();
  await formDraftsWritten();
  const gone = await write(database, QUEUE_TABLES, async (tables) => {
    const over = (await tables.pendingUploads.getAll()).filter(isOver);
    for (const item of over) {
      await tables.pendingUploads.delete(item.id);
      await deleteBlobsOf(tables, item.id);
      await dropFormDraftOf(tables, item);
      await showChange(tables, item);
    }
    return over;
  });
  for (const item of gone) announceDropped(item);
  // Dependents may be sendable now.
  emit({ type: 'item.queued' });
}

/** Only call this after the person has confirmed it. */
export async function discardItems(ids: readonly string[]): Promise<void> {
  await discard(({ id }) => ids.includes(id));
}

/** The server did it another way, so the pending command has nothing left to do. */
export async function discardDone(type: string, data: unknown): Promise<void> {
  const target = targetOfCommand(type, '', data);
  const isOlder = isOlderForm({ type });
  await discard((item) => item.target === target && isOlder(item));
}

/** The person chose the server's version, so the refused changes of that row are dropped. */
export async function discardRefused(target: string): Promise<void> {
  await discard((item) => item.target === target && item.state === 'needs_attention');
}

/** Refused while its screen is open, the command becomes its draft again, photos included. */
export async function returnToDraft(id: string, name: string, value: unknown): Promise<void> {
  const { database } = await requireOwnDatabase();
  const item = await write(database, QUEUE_TABLES, async (tables) => {
    const found = await tables.pendingUploads.get(id);
    if (!found) return undefined;
    const key = draftKey(name);
    if (value !== undefined) await tables.config.put({ key, value });
    await moveBlobs(tables, id, { owner: key, isUploaded: false });
    await tables.pendingUploads.delete(id);
    await showChange(tables, found);
    return found;
  });
  if (item) announce(item);
}

/**
 * A corrected command is not the refused one, so it gets a new key. `seen` is the version the
 * person has now seen.
 */
export async function editItem(id: string, data: unknown, seen?: unknown): Promise<string> {
  const { database } = await requireOwnDatabase();
  const newKey = newId();
  await write(database, QUEUE_TABLES, async (tables) => {
    const item = await tables.pendingUploads.get(id);
    if (!item) return;
    await tables.pendingUploads.delete(id);
    const edited = {
      ...item,
      id: newKey,
      data,
      seen: seen ?? item.seen,
      state: 'queued' as const,
      retryAt: 0,
    };
    await tables.pendingUploads.add({ ...edited, lastError: null, retryCount: 0, faultCount: 0 });
    await moveBlobs(tables, id, { owner: newKey });
    await waitForInstead(tables, id, newKey);
    if (seen !== undefined) await rebaseBehind(tables, edited);
    await showChange(tables, edited);
  });
  emit({ type: 'queue.changed' });
  emit({ type: 'item.queued' });
  return newKey;
}
