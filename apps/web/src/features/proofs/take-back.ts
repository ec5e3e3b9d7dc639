import { newId } from '@/api/contract-client';
import { readBlobRow, storeBlob } from '@/offline/blobs';
import { writeDraft } from '@/offline/drafts';
import type { PendingUpload } from '@/offline/queue-row';
import { qualityOf } from './photo-quality';
import type { DraftPhoto, ProofDraft, SubmitInput } from './proof-draft';
import { proofDraftName } from './send-proof';

const FROM_NAME = /-(\d+)\.jpg$/;

/** A proof that waits or was refused becomes a draft again, with its photos and its words; then it may be changed. */
export async function takeBackProof(item: PendingUpload): Promise<void> {
  const input = item.data as SubmitInput;
  const name = proofDraftName(input.deal_id);
  const photos: DraftPhoto[] = [];
  for (const { id, path } of item.blobs) {
    const row = await readBlobRow(id);
    if (!row) continue;
    const quality = qualityOf(row.note);
    const takenAtMs = Number(FROM_NAME.exec(path)?.[1] ?? item.timestamp);
    photos.push({
      blobId: await storeBlob(name, row.blob, quality),
      // Another name: the old one may be taken by what the server already has.
      path: path.replace(FROM_NAME, `-${Date.now() + photos.length}.jpg`),
      takenAtMs,
      source: 'camera',
      ...quality,
    });
  }
  const draft: ProofDraft = { id: newId(), photos, notes: input.notes ?? '', fix: input.fix };
  await writeDraft(name, draft);
  const { discardItems } = await import('@/offline/outbox');
  await discardItems([item.id]);
}
