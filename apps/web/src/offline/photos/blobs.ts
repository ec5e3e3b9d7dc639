import { newId } from '@/api/client/contract-client';
import { draftKey } from '@/offline/outbox/drafts';
import type { BlobRow } from '@/offline/outbox/queue-row';
import { requireOwnDatabase } from '@/offline/store/database';
import { requireRoom, writeWork } from '@/offline/store/quota';
import { deleteAll, putAll } from '@/offline/store/rows';
import type { Tables } from '@/offline/store/schema';
import { put, write } from '@/offline/store/write';

/**
 * Photos on this device. The shutter stores one with `storeBlob(draftName, frame)` before it is
 * shown, and the draft keeps its id. Queueing the command with `{ blobId: id, … }` moves the photo
 * to it in the same transaction; it is deleted only with the command's receipt.
 */
export async function storeBlob(draftName: string, blob: Blob, note?: unknown): Promise<string> {
  const { database } = await requireOwnDatabase();
  const row = { ...blobRow(newId(), draftKey(draftName), blob, Date.now()), note };
  await writeWork(database, async () => {
    await requireRoom(database, blob.size);
    await put(database, 'blobs', row);
  });
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
  return database.get('blobs', id);
}

export async function readBlob(id: string): Promise<Blob | undefined> {
  return (await readBlobRow(id))?.blob;
}

/** Photos removed from a draft. A queued photo belongs to its command and is not deleted here. */
export async function dropBlobs(draftName: string, ids: readonly string[]): Promise<void> {
  const { database } = await requireOwnDatabase();
  const owner = draftKey(draftName);
  await write(database, ['blobs'], async (tables) => {
    const own = await tables.blobs.index('owner').getAllKeys(owner);
    const gone = own.filter((id) => ids.includes(id));
    await deleteAll(tables.blobs, gone);
  });
}

export async function listBlobsOf(owner: string): Promise<BlobRow[]> {
  const { database } = await requireOwnDatabase();
  return database.getAllFromIndex('blobs', 'owner', owner);
}

/** The photos of a draft that was not submitted. */
export function listDraftBlobs(draftName: string): Promise<BlobRow[]> {
  return listBlobsOf(draftKey(draftName));
}

/** The index by owner finds them all, so none stays when its command is deleted. */
export async function deleteBlobsOf(tables: Tables, owner: string): Promise<void> {
  const ids = await tables.blobs.index('owner').getAllKeys(owner);
  await deleteAll(tables.blobs, ids);
}

/** Moves photos to a command, or back to a draft. */
export async function moveBlobs(
  tables: Tables,
  owner: string,
  changes: Pick<BlobRow, 'owner'> & Partial<BlobRow>,
): Promise<void> {
  const rows = await tables.blobs.index('owner').getAll(owner);
  await putAll(
    tables.blobs,
    rows.map((row) => ({ ...row, ...changes })),
  );
}
