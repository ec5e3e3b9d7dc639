import { newId } from '@/api/client/contract-client';
import { entityOf, findKind } from '@/offline/commands';
import type { Draft } from '@/offline/commands/command-kind';
import { deleteBlobsOf } from '@/offline/photos/blobs';
import { showChange } from '@/offline/pull/rebase';
import { askForBackgroundSync } from '@/offline/send/background';
import { tell } from '@/offline/store/events';
import { requireOwnDatabase } from '@/offline/store/own-database';
import { writeWork } from '@/offline/store/room';
import { FETCHED_COLLECTIONS } from '@/offline/store/schema';
import { addRow, isOlderForm, type NewCommand } from './add-row';
import { draftKey, type TypedIn, takenBackName } from './drafts';
import { setQueueFlag } from './queue-flag';
import type { PendingUpload } from './queue-row';

/** For whoever measures: from the call to the work on the disk. */
const QUEUE_MEASURE = 'work-queued';

/** All a queue write may touch. */
export const QUEUE_TABLES = [...FETCHED_COLLECTIONS, 'pendingUploads', 'blobs', 'config'] as const;

/**
 * Queues a command: the row, its photos, what it changes on this device and the end of its draft are
 * one transaction. When this resolves the work is on the disk and will be sent by whoever sends next.
 */
export async function enqueue(command: NewCommand): Promise<PendingUpload> {
  const start = performance.now();
  const { personId, database } = await requireOwnDatabase();
  const id = command.id ?? newId();
  const { row, isNew } = await writeWork(database, () =>
    database.transaction('rw', [...QUEUE_TABLES], (transaction) =>
      addRow(database, transaction, command, { id, personId }),
    ),
  );
  performance.measure(QUEUE_MEASURE, { start });
  setQueueFlag(true);
  if (isNew) announce(row);
  tell({ type: 'item.queued' });
  void askForBackgroundSync(database).catch(() => undefined);
  return row;
}

/** The deed was done another way, with an answer: what waited to do it has nothing left to do. */
export async function dropDone(type: string, data: unknown): Promise<void> {
  const { database } = await requireOwnDatabase();
  const waiting = database.pendingUploads.where('entity').equals(entityOf(type, '', data));
  await waiting.filter(isOlderForm({ type })).delete();
  tell({ type: 'queue.changed' });
}

/** The person decided for what the server has: what was refused of that row has nothing left to do. */
export async function dropRefused(entity: string): Promise<void> {
  const { database } = await requireOwnDatabase();
  const refused = database.pendingUploads.where('entity').equals(entity);
  await refused.filter(({ state }) => state === 'needs_attention').delete();
  tell({ type: 'queue.changed' });
}

function announce(item: PendingUpload): void {
  tell({ type: 'queue.changed' });
  const collection = findKind(item.type)?.collection;
  if (collection) tell({ type: 'rows.changed', collection });
}

function announceGone(item: PendingUpload): void {
  announce(item);
  tell({ type: 'item.dropped', item });
}

/** Everything that waits, in the order it was done. */
export async function listPending(): Promise<PendingUpload[]> {
  const { database } = await requireOwnDatabase();
  return database.pendingUploads.orderBy('seq').toArray();
}

/** A tap on retry cancels every wait, and a refusal is tried once more. */
export async function retryItem(id: string): Promise<void> {
  const { database } = await requireOwnDatabase();
  const item = await database.transaction('rw', [...QUEUE_TABLES], async () => {
    await database.pendingUploads.update(id, { state: 'queued', retryAt: 0 });
    const found = await database.pendingUploads.get(id);
    if (found) await showChange(database, found);
    return found;
  });
  if (item) announce(item);
  tell({ type: 'item.queued' });
}

/** All or none, with their photos. Only ever by the person's own confirmed wish. */
export async function discardItems(ids: readonly string[]): Promise<void> {
  const { database } = await requireOwnDatabase();
  const gone = await database.transaction('rw', [...QUEUE_TABLES], async () => {
    const found = (await database.pendingUploads.bulkGet([...ids])).filter((item) => !!item);
    await database.pendingUploads.bulkDelete([...ids]);
    for (const item of found) {
      await deleteBlobsOf(database, item.id);
      await showChange(database, item);
    }
    return found;
  });
  for (const item of gone) announceGone(item);
  // What stood behind it may go now.
  tell({ type: 'item.queued' });
}

/** Whether the person can have it back into the form it was made in. */
export function canTakeBack({ type, state }: PendingUpload): boolean {
  return state !== 'sending' && findKind(type)?.edit !== undefined;
}

/** Back into its form, with word of what it was: it is told of as not sent until it is handed in again. */
export async function takeBackToChange(item: PendingUpload, typedIn?: TypedIn): Promise<void> {
  const draft = typedIn
    ? { name: takenBackName(item.entity), value: { typedIn } }
    : findKind(item.type)?.edit?.toDraft?.(item.data, item.blobs);
  const value = { ...(draft?.value as object), takenBack: item };
  await takeBack(item.id, draft && { ...draft, value });
}

/** Out of the queue and a draft again, photos and all, in one transaction; its form may know it better. */
export async function takeBack(id: string, asDraft?: Draft): Promise<void> {
  const { database } = await requireOwnDatabase();
  const item = await database.transaction('rw', [...QUEUE_TABLES], async () => {
    const found = await database.pendingUploads.get(id);
    if (!found || !canTakeBack(found)) return undefined;
    const draft = asDraft ?? findKind(found.type)?.edit?.toDraft?.(found.data, found.blobs);
    if (draft) {
      const key = draftKey(draft.name);
      await database.config.put({ key, value: draft.value });
      await database.blobs.where('owner').equals(id).modify({ owner: key, isUploaded: false });
    }
    await database.pendingUploads.delete(id);
    await showChange(database, found);
    return found;
  });
  if (item) announceGone(item);
}
