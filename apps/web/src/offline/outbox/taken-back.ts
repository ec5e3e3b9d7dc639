import { findKind } from '@/offline/commands';
import type { OfflineDatabase } from '@/offline/store/schema';
import { isDraftRow, listDrafts, type TypedIn } from './drafts';
import type { PendingUpload } from './queue-row';

/** A draft that was in the queue before: it says what it was there. */
export interface TakenBackDraft {
  readonly takenBack?: PendingUpload;
  readonly typedIn?: TypedIn;
  readonly photos?: readonly { readonly blobId?: string; readonly path: string }[];
}

/** What lies in the queue has a key of its own; what was taken back goes by its draft. */
export function isTakenBack(item: Pick<PendingUpload, 'id'>): boolean {
  return isDraftRow(item);
}

/** As it was in the queue, with the photos and the words it has now. */
function itemOf(id: string, { takenBack, photos, ...typed }: TakenBackDraft): PendingUpload[] {
  if (!takenBack) return [];
  const item = { ...takenBack, id, state: 'queued' } as const;
  const told = findKind(item.type)?.edit?.asDraft;
  if (!told) return [item];
  const blobs = photos?.flatMap(({ blobId, path }) =>
    blobId === undefined ? [] : [{ id: blobId, bucket: told.bucket, path }],
  );
  if (told.needsPhotos && !blobs?.length) return [];
  const data = { ...(item.data as object), ...told.words(typed) };
  return [{ ...item, data, blobs: blobs ?? item.blobs }];
}

/**
 * What was taken out of the queue to be changed, and stands as a draft: nobody sends it but the person.
 * What its form has just handed in again waits, and is on the list as that.
 */
export async function listTakenBack(
  database: OfflineDatabase,
  waiting: readonly PendingUpload[],
): Promise<PendingUpload[]> {
  const drafts = await listDrafts(database);
  const found = drafts.flatMap(({ id, value }) => itemOf(id, (value ?? {}) as TakenBackDraft));
  return found.filter(
    ({ type, entity }) =>
      !waiting.some(
        (one) => one.type === type && one.entity === entity && one.state !== 'needs_attention',
      ),
  );
}
