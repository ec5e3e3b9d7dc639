import type { OfflineDatabase } from '@/offline/store/database';
import type { PhotoBucket } from '@/photos/photo-address';
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

interface DraftKind {
  readonly bucket: PhotoBucket;
  /** What of the draft the command says too. */
  readonly words: (typed: Readonly<Record<string, unknown>>) => object;
}

const LEAD: DraftKind = { bucket: 'shop_photos', words: (typed) => typed };
const WITH_PHOTOS: Readonly<Record<string, DraftKind>> = {
  proof_submit: { bucket: 'proof-photos', words: ({ notes }) => ({ notes }) },
  order_dispute: {
    bucket: 'order-photos',
    words: ({ problem, note }) => ({ problem, note }),
  },
  lead_create: LEAD,
  lead_update: LEAD,
};

/** As it was in the queue, with the photos and the words it has now. */
function itemOf(id: string, { takenBack, photos, ...typed }: TakenBackDraft): PendingUpload[] {
  if (!takenBack) return [];
  const item = { ...takenBack, id, state: 'queued' } as const;
  const kind = WITH_PHOTOS[item.type];
  if (!kind) return [item];
  const blobs = photos?.flatMap(({ blobId, path }) =>
    blobId === undefined ? [] : [{ id: blobId, bucket: kind.bucket, path }],
  );
  // Without a photo nothing is left of a proof to send.
  if (item.type === 'proof_submit' && !blobs?.length) return [];
  const data = { ...(item.data as object), ...kind.words(typed) };
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
