import { newId } from '@/api/client/contract-client';
import { actingFor } from '@/api/session/acting';
import { findKind, targetOfCommand } from '@/offline/commands';
import { blobRow, deleteBlobsOf } from '@/offline/photos/blobs';
import {
  appliesTo,
  inOrder,
  pendingOf,
  pendingWide,
  putShown,
  rebased,
  rowOf,
  showChange,
} from '@/offline/pull/rebase';
import { deleteAll, putAll, update } from '@/offline/store/rows';
import type { Tables } from '@/offline/store/schema';
import type { PhotoBucket } from '@/photos/photo-address';
import { draftKey } from './drafts';
import { editedAmong } from './edited';
import type { OnBehalfOf, PendingUpload } from './queue-row';

/** A photo of the command: stored earlier by `storeBlob`, or passed in now. */
export type NewBlob = { readonly bucket: PhotoBucket; readonly path: string } & (
  | { readonly blobId: string }
  | { readonly blob: Blob }
);

export interface NewCommand {
  /** The idempotency key; generated if left out. */
  readonly id?: string;
  /** The command's name. Its effect on this device is in `offline/commands`. */
  readonly type: string;
  /** The command's input, as in its contract. */
  readonly data: unknown;
  /** A label for **Waiting to send**, such as the campaign's title. */
  readonly subject?: string;
  /** Uploaded before the command is sent. */
  readonly blobs?: readonly NewBlob[];
  /** Ids of queued commands that must arrive first. */
  readonly dependsOn?: readonly string[];
  /** The target of a command without an entry in `offline/commands`. */
  readonly target?: string;
  /** The shop a bizman acts for, if not the one of this tab. */
  readonly onBehalfOf?: OnBehalfOf;
  /** The row as the person saw it, to detect what somebody else changed. */
  readonly seen?: unknown;
  /** The draft it was made from, deleted in the same transaction. */
  readonly fromDraft?: string;
}

async function nextSeq(tables: Tables): Promise<number> {
  const last = await tables.pendingUploads.index('seq').openKeyCursor(null, 'prev');
  return (last?.key ?? 0) + 1;
}

/** Recorded with the item, because acting may have ended by the time it is sent. */
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
    onBehalfOf: command.onBehalfOf ?? actedShop(command.type),
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

/** Photos first: until now they belonged to the draft. */
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

/** Items that depended on the replaced one depend on the new one. */
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

/** An edited command gets a new key and keeps its place in the queue. */
async function endEdited(tables: Tables, edited: PendingUpload, row: PendingUpload): Promise<void> {
  await tables.pendingUploads.delete(edited.id);
  await deleteBlobsOf(tables, edited.id);
  await waitForInstead(tables, edited.id, row.id);
}

/** The pending command a second press would repeat, unless a later one takes it back. */
function findSame(type: string, waiting: readonly PendingUpload[]): PendingUpload | undefined {
  const { isOnce, endedBy } = findKind(type) ?? {};
  if (!isOnce) return undefined;
  const last = waiting.findLast(
    (one) => one.state !== 'needs_attention' && (one.type === type || one.type === endedBy),
  );
  return last?.type === type ? last : undefined;
}

/** The newer command as it is queued, and which pending ones it replaces. */
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
 * The requests are all issued, so they need not be awaited one by one, which saves a few
 * milliseconds on a slow phone. With photos or a draft they are awaited: neither may go unless the
 * row is written.
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
  /** The command that was being edited and is replaced by this one. */
  readonly edited: PendingUpload | undefined;
}

/**
 * Runs in a transaction of the queue's tables. All reads are issued at once and then all writes,
 * because each round trip costs a slow phone a millisecond.
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
    place ? pendingWide(tables, place.collection) : [],
  ]);
  const edited = editedAmong(ofRow, command.type);
  const waiting = ofRow.filter(({ state }) => state !== 'editing');
  // The same key is the same command: a second press adds nothing.
  const same = known ?? findSame(command.type, waiting);
  if (same) return { row: same, isNew: false, edited: undefined };
  const fresh = pendingRow(command, id, personId, edited?.seq ?? seq);
  const { row, replaces } = takePlace(fresh, waiting);
  const others = wide.filter((one) => place && appliesTo(one, place.id));
  const queue = inOrder(waiting, others, [row]).filter((one) => !replaces.includes(one.id));
  const written = Promise.all([
    deleteAll(tables.pendingUploads, replaces),
    tables.pendingUploads.add(row),
    place && putShown(tables, place, rebased(before, queue)),
    endDraft(tables, row, command).then(() => edited && endEdited(tables, edited, row)),
  ]);
  const isWide = findKind(row.type)?.change?.appliesTo !== undefined;
  if (!isWide) endEarly(tables, command, edited);
  await written;
  if (isWide) await showChange(tables, row);
  return { row, isNew: true, edited };
}
