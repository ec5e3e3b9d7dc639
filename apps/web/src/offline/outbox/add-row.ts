import { newId } from '@/api/client/contract-client';
import { actingFor } from '@/api/session/acting';
import { findKind, targetOfCommand } from '@/offline/commands';
import { blobRow, deleteBlobsOf } from '@/offline/photos/blobs';
import {
  appliesTo,
  inOrder,
  listWide,
  pendingOf,
  rebased,
  rowOf,
  showChange,
  writeShown,
} from '@/offline/pull/rebase';
import { deleteAll, putAll, update } from '@/offline/store/rows';
import type { Tables } from '@/offline/store/schema';
import type { PhotoBucket } from '@/photos/photo-address';
import { draftKey } from './drafts';
import { editedAmong } from './edited';
import type { OnBehalfOf, PendingUpload } from './queue-row';

/** A photo of the command: stored before by `storeBlob`, or handed over now. */
export type NewBlob = { readonly bucket: PhotoBucket; readonly path: string } & (
  | { readonly blobId: string }
  | { readonly blob: Blob }
);

export interface NewCommand {
  /** The idempotency key; one is made if none is given. */
  readonly id?: string;
  /** The command's name. What it changes on this device is in `offline/commands`. */
  readonly type: string;
  /** The command's input, as its contract has it. */
  readonly data: unknown;
  /** What the person calls it, such as the campaign's title: shown in **Waiting to send**. */
  readonly subject?: string;
  /** Each is uploaded before the command is sent. */
  readonly blobs?: readonly NewBlob[];
  /** Ids of queued commands that must have arrived before. */
  readonly dependsOn?: readonly string[];
  /** Where the order is kept, of a command no kind speaks of. */
  readonly target?: string;
  /** The shop a bizman acts for, if not the one of this tab; `null` where one acts for oneself. */
  readonly onBehalfOf?: OnBehalfOf | null;
  /** What the person saw as they changed it: says later who changed what. */
  readonly seen?: unknown;
  /** The draft it was made from: gone in the same moment the command is queued, never before. */
  readonly fromDraft?: string;
}

async function nextSeq(tables: Tables): Promise<number> {
  const last = await tables.pendingUploads.index('seq').openKeyCursor(null, 'prev');
  return (last?.key ?? 0) + 1;
}

/** For whom it is done stays with it, whoever the person is when it is sent. */
function actedShop(type: string): OnBehalfOf | null {
  const acting = findKind(type)?.asSelf ? undefined : actingFor();
  return acting ? { shopId: acting.shopId, name: acting.shopName } : null;
}

function targetIn({ target, type, data }: NewCommand, id: string): string {
  return target ?? targetOfCommand(type, id, data);
}

function pendingRow(command: NewCommand, id: string, actor: string, seq: number): PendingUpload {
  return {
    id,
    type: command.type,
    data: command.data,
    timestamp: Date.now(),
    retryCount: 0,
    actor,
    onBehalfOf: command.onBehalfOf === undefined ? actedShop(command.type) : command.onBehalfOf,
    subject: command.subject ?? null,
    blobs: (command.blobs ?? []).map(({ bucket, path, ...photo }) => ({
      id: 'blobId' in photo ? photo.blobId : newId(),
      bucket,
      path,
    })),
    dependsOn: command.dependsOn ?? [],
    target: targetIn(command, id),
    seq,
    state: 'queued',
    retryAt: 0,
    lastError: null,
    ...(command.seen === undefined ? {} : { seen: command.seen }),
  };
}

async function takeBlobs(
  tables: Tables,
  row: PendingUpload,
  blobs: readonly NewBlob[],
): Promise<void> {
  for (const [place, photo] of blobs.entries()) {
    const id = row.blobs[place]?.id;
    if (id === undefined) continue;
    if ('blobId' in photo) await update(tables.blobs, id, { owner: row.id });
    else await tables.blobs.put(blobRow(id, row.id, photo.blob, row.timestamp));
  }
}

/** First the photos it takes along, then the rest of the draft: they were the draft's until now. */
async function endDraft(
  tables: Tables,
  row: PendingUpload,
  { blobs = [], fromDraft }: NewCommand,
): Promise<void> {
  await takeBlobs(tables, row, blobs);
  if (fromDraft === undefined) return;
  const draft = draftKey(fromDraft);
  await Promise.all([tables.config.delete(draft), deleteBlobsOf(tables, draft)]);
}

/** What depended on the one depends on the other from here on. */
export async function waitForInstead(
  { pendingUploads }: Tables,
  before: string,
  after: string,
): Promise<void> {
  const rows = await pendingUploads.getAll();
  const behind = rows.filter(({ dependsOn }) => dependsOn.includes(before));
  const other = (id: string) => (id === before ? after : id);
  const moved = behind.map((row) => ({ ...row, dependsOn: row.dependsOn.map(other) }));
  await putAll(pendingUploads, moved);
}

/** Saved anew it is another deed under another key, in the same place of the queue. */
async function endEdited(tables: Tables, edited: PendingUpload, row: PendingUpload): Promise<void> {
  await tables.pendingUploads.delete(edited.id);
  await deleteBlobsOf(tables, edited.id);
  await waitForInstead(tables, edited.id, row.id);
}

function isOnItsWay({ state }: PendingUpload): boolean {
  return state !== 'needs_attention';
}

/** The newer form as it goes with what waits, and what of that it takes the place of. */
function takePlace(
  row: PendingUpload,
  waiting: readonly PendingUpload[],
): { readonly row: PendingUpload; readonly replaces: readonly string[] } {
  const { fold, isLastWord = false } = findKind(row.type) ?? {};
  if (isLastWord) return { row, replaces: waiting.filter(isOlderForm(row)).map(({ id }) => id) };
  if (!fold) return { row, replaces: [] };
  const { replaces, ...folded } = fold(row.data, waiting);
  const dependsOn = [...row.dependsOn, ...folded.dependsOn];
  return { row: { ...row, ...folded, dependsOn }, replaces };
}

export function isOlderForm({ type }: Pick<PendingUpload, 'type'>) {
  return (one: PendingUpload) => one.type === type && one.state !== 'sending';
}

/**
 * All that must stand or fall with the row is on its way to the store, so it need not wait for the
 * answers to end: one answer less is a few milliseconds on a slow phone. With photos or a draft it
 * does wait, for nothing of those may go while the row cannot be written.
 */
function endEarly(
  { pendingUploads }: Tables,
  { blobs = [], fromDraft }: NewCommand,
  edited: PendingUpload | undefined,
): void {
  if (blobs.length > 0 || fromDraft !== undefined || edited) return;
  pendingUploads.transaction.commit();
}

interface Added {
  readonly row: PendingUpload;
  readonly isNew: boolean;
  /** What was being edited, and is this now. */
  readonly edited: PendingUpload | undefined;
}

/**
 * Within a transaction that holds all a queue write may touch. All questions are asked at once, then
 * everything is written at once: each answer waited for costs a slow phone a millisecond.
 */
export async function addRow(
  tables: Tables,
  command: NewCommand,
  { id, personId }: { readonly id: string; readonly personId: string },
): Promise<Added> {
  const place = rowOf(command);
  const [known, seq, ofRow, before, wide] = await Promise.all([
    tables.pendingUploads.get(id),
    nextSeq(tables),
    pendingOf(tables, targetIn(command, id)),
    place && tables[place.collection].get(place.id),
    place ? listWide(tables, place.collection) : [],
  ]);
  const edited = editedAmong(ofRow, command.type);
  const waiting = ofRow.filter(({ state }) => state !== 'editing');
  // The same key is the same deed: a second press adds nothing.
  const same = known ?? (findKind(command.type)?.isOnce ? waiting.find(isOnItsWay) : undefined);
  if (same) return { row: same, isNew: false, edited: undefined };
  const fresh = pendingRow(command, id, personId, edited?.seq ?? seq);
  const { row, replaces } = takePlace(fresh, waiting);
  const others = wide.filter((one) => place && appliesTo(one, place.id));
  const queue = inOrder(waiting, others, [row]).filter((one) => !replaces.includes(one.id));
  const written = Promise.all([
    deleteAll(tables.pendingUploads, replaces),
    tables.pendingUploads.add(row),
    place && writeShown(tables, place, rebased(before, queue)),
    endDraft(tables, row, command).then(() => edited && endEdited(tables, edited, row)),
  ]);
  const isWide = findKind(row.type)?.change?.appliesTo !== undefined;
  if (!isWide) endEarly(tables, command, edited);
  await written;
  if (isWide) await showChange(tables, row);
  return { row, isNew: true, edited };
}
