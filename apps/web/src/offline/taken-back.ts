import { deleteBlobsOf } from './blobs';
import type { OfflineDatabase } from './database';
import { isDraftRow, listDrafts } from './drafts';
import { tell } from './events';
import { requireOwnDatabase } from './own-database';
import type { PendingUpload } from './queue-row';

/** A draft that was in the queue before: it says what it was there. */
interface TakenBackDraft {
  readonly takenBack?: PendingUpload;
  readonly photos?: readonly { readonly blobId: string; readonly path: string }[];
  readonly notes?: string;
}

/** What lies in the queue has a key of its own; what was taken back goes by its draft. */
export function isTakenBack(item: Pick<PendingUpload, 'id'>): boolean {
  return isDraftRow(item);
}

/**
 * As it was in the queue, a proof with the photos and the words it has now. Without a photo nothing is
 * left of it to send.
 */
function itemOf(id: string, { takenBack, photos = [], notes }: TakenBackDraft): PendingUpload[] {
  if (!takenBack) return [];
  if (takenBack.type !== 'proof_submit') return [{ ...takenBack, id, state: 'queued' }];
  if (photos.length === 0) return [];
  return [
    {
      ...takenBack,
      id,
      data: { ...(takenBack.data as object), notes },
      state: 'queued',
      blobs: photos.map(({ blobId, path }) => ({ id: blobId, bucket: 'proof-photos', path })),
    },
  ];
}

/** What was taken out of the queue to be changed, and stands as a draft: nobody sends it but the person. */
export async function listTakenBack(database: OfflineDatabase): Promise<PendingUpload[]> {
  const drafts = await listDrafts(database);
  return drafts.flatMap(({ id, value }) => itemOf(id, (value ?? {}) as TakenBackDraft));
}

/** Only ever by the person's own confirmed wish. */
export async function discardTakenBack(item: PendingUpload): Promise<void> {
  const { database } = await requireOwnDatabase();
  await database.transaction('rw', [database.config, database.blobs], async () => {
    await database.config.delete(item.id);
    await deleteBlobsOf(database, item.id);
  });
  tell({ type: 'queue.changed' });
  tell({ type: 'item.dropped', item });
}
