import { actingFor } from '@/api/acting';
import { newId } from '@/api/contract-client';
import type { PhotoBucket } from '@/api/photo-address';
import { askForBackgroundSync } from './background';
import { blobRow, deleteBlobsOf } from './blobs';
import type { OfflineDatabase } from './database';
import { draftKey } from './drafts';
import { tell } from './events';
import { entityOf, findKind } from './kinds';
import type { Draft, Fold } from './kinds/command-kind';
import { forgetLook } from './last-look';
import { requireOwnDatabase } from './own-database';
import { setQueueFlag } from './queue-flag';
import type { OnBehalfOf, PendingUpload } from './queue-row';
import { pendingOf, rebaseRow, rowOf } from './rebase';
import { writeWork } from './room';
import { FETCHED_COLLECTIONS } from './schema';

/** A photo of the command: stored before by `storeBlob`, or handed over now. */
export type NewBlob = { readonly bucket: PhotoBucket; readonly path: string } & (
  | { readonly blobId: string }
  | { readonly blob: Blob }
);

export interface NewCommand {
  /** The idempotency key; one is made if none is given. */
  readonly id?: string;
  /** The command's name. What it changes on this device is in `kinds/`. */
  readonly type: string;
  /** The command's input, as its contract has it. */
  readonly data: unknown;
  /** What the person calls it, such as the campaign's title: shown in **Waiting to send**. */
  readonly subject?: string;
  /** Each is uploaded before the command is sent. */
  readonly blobs?: readonly NewBlob[];
  /** Ids of queued commands that must have arrived before. */
  readonly dependsOn?: readonly string[];
  /** Where the order is kept, if not at the row its kind names. */
  readonly entity?: string;
  /** The shop a bizman acts for, if not the one of this tab; `null` where one acts for oneself. */
  readonly onBehalfOf?: OnBehalfOf | null;
  /** A newer form of the same deed takes the place of the one that has not left yet. */
  readonly isNewerForm?: boolean;
  /** What the person saw as they changed it: says later who changed what. */
  readonly seen?: unknown;
  /** The draft it was made from: gone in the same moment the command is queued, never before. */
  readonly fromDraft?: string;
}

/** For whoever measures: from the call to the work on the disk. */
const QUEUE_MEASURE = 'work-queued';

/** All a queue write may touch. */
const QUEUE_TABLES = [...FETCHED_COLLECTIONS, 'pendingUploads', 'blobs', 'config'] as const;

async function nextSeq(database: OfflineDatabase): Promise<number> {
  const last = await database.pendingUploads.orderBy('seq').last();
  return (last?.seq ?? 0) + 1;
}

/** For whom it is done stays with it, whoever the person is when it is sent. */
function actedShop(): OnBehalfOf | null {
  const acting = actingFor();
  return acting ? { shopId: acting.shopId, name: acting.shopName } : null;
}

function entityIn({ entity, type, data }: NewCommand, id: string): string {
  return entity ?? entityOf(type, id, data);
}

function pendingRow(command: NewCommand, id: string, actor: string, seq: number): PendingUpload {
  return {
    id,
    type: command.type,
    data: command.data,
    timestamp: Date.now(),
    retryCount: 0,
    actor,
    onBehalfOf: command.onBehalfOf === undefined ? actedShop() : command.onBehalfOf,
    subject: command.subject ?? null,
    blobs: (command.blobs ?? []).map(({ bucket, path, ...photo }) => ({
      id: 'blobId' in photo ? photo.blobId : newId(),
      bucket,
      path,
    })),
    dependsOn: command.dependsOn ?? [],
    entity: entityIn(command, id),
    seq,
    state: 'queued',
    retryAt: 0,
    lastError: null,
    ...(command.seen === undefined ? {} : { seen: command.seen }),
  };
}

async function takeBlobs(
  database: OfflineDatabase,
  row: PendingUpload,
  blobs: readonly NewBlob[],
): Promise<void> {
  for (const [place, photo] of blobs.entries()) {
    const id = row.blobs[place]?.id;
    if (id === undefined) continue;
    if ('blobId' in photo) await database.blobs.update(id, { owner: row.id });
    else await database.blobs.put(blobRow(id, row.id, photo.blob, row.timestamp));
  }
}

/** First the photos it takes along, then the rest of the draft: they were the draft's until now. */
async function endDraft(
  database: OfflineDatabase,
  row: PendingUpload,
  { blobs = [], fromDraft }: NewCommand,
): Promise<void> {
  await takeBlobs(database, row, blobs);
  if (fromDraft === undefined) return;
  const draft = draftKey(fromDraft);
  await Promise.all([database.config.delete(draft), deleteBlobsOf(database, draft)]);
}

function isOnItsWay({ state }: PendingUpload): boolean {
  return state !== 'needs_attention';
}

/**
 * Within a transaction that holds all a queue write may touch. What does not need another's answer
 * is asked beside it: each answer waited for costs a slow phone a millisecond.
 */
async function addRow(
  database: OfflineDatabase,
  command: NewCommand,
  id: string,
  personId: string,
): Promise<{ readonly row: PendingUpload; readonly isNew: boolean }> {
  const kind = findKind(command.type);
  const fold = command.isNewerForm ? kind?.fold : undefined;
  const [known, seq, waiting] = await Promise.all([
    database.pendingUploads.get(id),
    nextSeq(database),
    fold || kind?.isOnce ? pendingOf(database, entityIn(command, id)) : [],
  ]);
  // The same key is the same deed: a second press adds nothing.
  const same = known ?? (kind?.isOnce ? waiting.find(isOnItsWay) : undefined);
  if (same) return { row: same, isNew: false };
  const asked = pendingRow(command, id, personId, seq);
  if (command.isNewerForm && !fold) await dropOlderForms(database, asked);
  const { row, replaces } = takePlace(asked, fold, waiting);
  // In this order: the store answers each as of those before it, so what is shown has the new row.
  await Promise.all([
    database.pendingUploads.bulkDelete([...replaces]),
    database.pendingUploads.add(row),
    endDraft(database, row, command),
    showChange(database, row),
  ]);
  return { row, isNew: true };
}

/**
 * Queues a command: the row, its photos, what it changes on this device and the end of its draft are
 * one transaction. When this resolves the work is on the disk and will be sent by whoever sends next.
 */
export async function enqueue(command: NewCommand): Promise<PendingUpload> {
  const start = performance.now();
  const { personId, database } = await requireOwnDatabase();
  const id = command.id ?? newId();
  const { row, isNew } = await writeWork(database, () =>
    database.transaction('rw', [...QUEUE_TABLES], () => addRow(database, command, id, personId)),
  );
  performance.measure(QUEUE_MEASURE, { start });
  setQueueFlag(true);
  forgetLook();
  if (isNew) announce(row);
  tell({ type: 'item.queued' });
  void askForBackgroundSync(database).catch(() => undefined);
  return row;
}

/** The newer form as it goes with what waits, and what of that it takes the place of. */
function takePlace(
  row: PendingUpload,
  fold: Fold<unknown> | undefined,
  waiting: readonly PendingUpload[],
): { readonly row: PendingUpload; readonly replaces: readonly string[] } {
  if (!fold) return { row, replaces: [] };
  const { replaces, ...folded } = fold(row.data, waiting);
  const dependsOn = [...row.dependsOn, ...folded.dependsOn];
  return { row: { ...row, ...folded, dependsOn }, replaces };
}

async function dropOlderForms(
  database: OfflineDatabase,
  { type, entity }: Pick<PendingUpload, 'type' | 'entity'>,
): Promise<void> {
  await database.pendingUploads
    .where('entity')
    .equals(entity)
    .filter((one) => one.type === type && one.state !== 'sending')
    .delete();
}

/** The deed was done another way, with an answer: what waited to do it has nothing left to do. */
export async function dropDone(type: string, data: unknown): Promise<void> {
  const { database } = await requireOwnDatabase();
  await dropOlderForms(database, { type, entity: entityOf(type, '', data) });
  tell({ type: 'queue.changed' });
}

/** The person decided for what the server has: what was refused of that row has nothing left to do. */
export async function dropRefused(entity: string): Promise<void> {
  const { database } = await requireOwnDatabase();
  const refused = database.pendingUploads.where('entity').equals(entity);
  await refused.filter(({ state }) => state === 'needs_attention').delete();
  tell({ type: 'queue.changed' });
}

/** Shows on the device what the queue now says of the row this item speaks of. */
export async function showChange(database: OfflineDatabase, item: PendingUpload): Promise<void> {
  const row = rowOf(item);
  if (row) await rebaseRow(database, row.collection, row.id);
}

function announce(item: PendingUpload): void {
  tell({ type: 'queue.changed' });
  const row = rowOf(item);
  if (row) tell({ type: 'rows.changed', collection: row.collection });
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

/**
 * What the person corrected is another deed than the one refused, so it gets another key. `seen` is
 * what they had before them now, if it is more than before.
 */
export async function editItem(id: string, data: unknown, seen?: unknown): Promise<string> {
  const { database } = await requireOwnDatabase();
  const newKey = newId();
  await database.transaction('rw', [...QUEUE_TABLES], async () => {
    const item = await database.pendingUploads.get(id);
    if (!item) return;
    await database.pendingUploads.delete(id);
    const edited = {
      ...item,
      id: newKey,
      data,
      seen: seen ?? item.seen,
      state: 'queued' as const,
      retryAt: 0,
    };
    await database.pendingUploads.add({ ...edited, lastError: null, retryCount: 0, faultCount: 0 });
    await database.blobs.where('owner').equals(id).modify({ owner: newKey });
    await database.pendingUploads
      .filter(({ dependsOn }) => dependsOn.includes(id))
      .modify((row) => {
        const dependsOn = row.dependsOn.map((one) => (one === id ? newKey : one));
        Object.assign(row, { dependsOn });
      });
    await showChange(database, edited);
  });
  tell({ type: 'queue.changed' });
  tell({ type: 'item.queued' });
  return newKey;
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
  const kind = findKind(type);
  return state !== 'sending' && (kind?.toDraft !== undefined || kind?.isTyped === true);
}

/** Out of the queue and a draft again, photos and all, in one transaction; its form may know it better. */
export async function takeBack(id: string, asDraft?: Draft): Promise<void> {
  const { database } = await requireOwnDatabase();
  const item = await database.transaction('rw', [...QUEUE_TABLES], async () => {
    const found = await database.pendingUploads.get(id);
    if (!found || !canTakeBack(found)) return undefined;
    const draft = asDraft ?? findKind(found.type)?.toDraft?.(found.data, found.blobs);
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
