import { newId } from '@/api/client/contract-client';
import { draftKey } from '@/offline/outbox/drafts';
import type { BlobRow } from '@/offline/outbox/queue-row';
import { requireOwnDatabase } from '@/offline/store/database';
import { requireRoom, writeWork } from '@/offline/store/quota';
import { deleteAll, putAll } from '@/offline/store/rows';
import type { Tables } from '@/offline/store/schema';
import { put, write } from '@/offline/store/write';

/**
 * Photos on this device. At the shutter: `const id = await storeBlob(draftName, frame)`, before
 * anything is shown; the draft keeps the id. When the command is queued with `{ blobId: id, … }` the
 * photo goes over to it in the same transaction, and leaves the device only with its receipt.
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

/** Photos the person took away again. One that waits to be sent is not among them: its command has it. */
export async function dropBlobs(draftName: string, ids: readonly string[]): Promise<void> {
  const { database } = await requireOwnDatabase();
  const owner = draftKey(draftName);
  await write(database, ['blobs'], async (tables) => {
    const own = await tables.blobs.index('owner').getAllKeys(owner);
    const gone = own.filter((id) => ids.includes(id));
    await deleteAll(tables.blobs, gone);
  });
}

/** The photos of a command that waits. */
export async function listBlobsOf(owner: string): Promise<BlobRow[]> {
  const { database } = await requireOwnDatabase();
  return database.getAllFromIndex('blobs', 'owner', owner);
}

/** The photos of a draft that was never handed in. */
export function listDraftBlobs(draftName: string): Promise<BlobRow[]> {
  return listBlobsOf(draftKey(draftName));
}

/** Photos are told apart by their owner, so none stays behind when its command is gone. */
export async function deleteBlobsOf(tables: Tables, owner: string): Promise<void> {
  const ids = await tables.blobs.index('owner').getAllKeys(owner);
  await deleteAll(tables.blobs, ids);
}

/** They go over to a command, or back to a draft. */
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
