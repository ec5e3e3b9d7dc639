import { newId } from '@/api/client/contract-client';
import { draftKey } from '@/offline/outbox/drafts';
import type { BlobRow } from '@/offline/outbox/queue-row';
import type { OfflineDatabase } from '@/offline/store/database';
import { requireOwnDatabase } from '@/offline/store/own-database';
import { makeRoom, writeWork } from '@/offline/store/room';

/**
 * Photos on this device. At the shutter: `const id = await storeBlob(draftName, frame)`, before
 * anything is shown; the draft keeps the id. When the command is queued with `{ blobId: id, … }` the
 * photo goes over to it in the same transaction, and leaves the device only with its receipt.
 */
export async function storeBlob(draftName: string, blob: Blob, note?: unknown): Promise<string> {
  const { database } = await requireOwnDatabase();
  await makeRoom(database, blob.size);
  const row = { ...blobRow(newId(), draftKey(draftName), blob, Date.now()), note };
  await writeWork(database, () => database.blobs.put(row));
  return row.id;
}

export function blobRow(id: string, owner: string, blob: Blob, nowMs: number): BlobRow {
  return {
    id,
    owner,
    blob,
    size: blob.size,
    storedAt: nowMs,
    isUploaded: false,
    isRecompressed: false,
  };
}

export async function readBlobRow(id: string): Promise<BlobRow | undefined> {
  const { database } = await requireOwnDatabase();
  return database.blobs.get(id);
}

export async function readBlob(id: string): Promise<Blob | undefined> {
  return (await readBlobRow(id))?.blob;
}

/** Photos the person took away again. One that waits to be sent is not among them: its command has it. */
export async function dropBlobs(draftName: string, ids: readonly string[]): Promise<void> {
  const { database } = await requireOwnDatabase();
  const owner = draftKey(draftName);
  await database.blobs
    .where('owner')
    .equals(owner)
    .filter(({ id }) => ids.includes(id))
    .delete();
}

/** The photos of a command that waits. */
export async function listBlobsOf(owner: string): Promise<BlobRow[]> {
  const { database } = await requireOwnDatabase();
  return database.blobs.where('owner').equals(owner).toArray();
}

/** The photos of a draft that was never handed in. */
export function listDraftBlobs(draftName: string): Promise<BlobRow[]> {
  return listBlobsOf(draftKey(draftName));
}

/** Photos are told apart by their owner, so none stays behind when its command is gone. */
export async function deleteBlobsOf(database: OfflineDatabase, owner: string): Promise<void> {
  await database.blobs.where('owner').equals(owner).delete();
}
