import { newId } from '@/api/client/contract-client';
import type { PendingUpload } from '@/offline/outbox/queue-row';
import { readBlobRow } from '@/offline/photos/blobs';
import { qualityOf } from './photos/photo-quality';
import type { DraftPhoto, ProofDraft, SubmitInput } from './proof-draft';
import { proofDraftName } from './send-proof';

const FROM_NAME = /-(\d+)\.jpg$/;

/** A proof that waits or was refused becomes a draft again, with its photos and its words; then it may be changed. */
export async function takeBackProof(item: PendingUpload): Promise<void> {
  const input = item.data as SubmitInput;
  const photos: DraftPhoto[] = [];
  for (const { id, path } of item.blobs) {
    const row = await readBlobRow(id);
    if (!row) continue;
    photos.push({
      blobId: id,
      // Another name: the old one may be taken by what the server already has.
      path: path.replace(FROM_NAME, `-${Date.now() + photos.length}.jpg`),
      takenAtMs: Number(FROM_NAME.exec(path)?.[1] ?? item.timestamp),
      source: 'camera',
      ...qualityOf(row.note),
    });
  }
  const draft: ProofDraft = {
    id: newId(),
    photos,
    notes: input.notes ?? '',
    fix: input.fix,
    takenBack: item,
  };
  const { takeBack } = await import('@/offline/outbox/outbox');
  await takeBack(item.id, { name: proofDraftName(input.deal_id), value: draft });
}
