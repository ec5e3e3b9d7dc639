import { newId } from '@/api/client/contract-client';
import { readDraft } from '@/offline/outbox/drafts';
import { findEdited } from '@/offline/outbox/edited';
import type { BlobRow, PendingUpload } from '@/offline/outbox/queue-row';
import { listBlobsOf, listDraftBlobs } from '@/offline/photos/blobs';
import { submitProofRef } from '../history/own-proofs.queries';
import { qualityOf } from './photos/photo-quality';
import type { DraftPhoto, ProofDraft, SubmitInput } from './proof-draft';

const FROM_NAME = /-(\d+)\.jpg$/;

/** Another content is another proof, so it gets another id, and its photos other names. */
function draftOf({ data, blobs, timestamp }: PendingUpload, rows: readonly BlobRow[]): ProofDraft {
  const { notes = '', fix: newest, shots } = data as SubmitInput;
  const photos = blobs.flatMap(({ id, path }, place): DraftPhoto[] => {
    const row = rows.find((one) => one.id === id);
    if (!row) return [];
    const shot = shots?.[place];
    const fix = shots ? shot?.fix : newest;
    return [
      {
        blobId: id,
        path: path.replace(FROM_NAME, `-${Date.now() + place}.jpg`),
        takenAtMs: shot
          ? Date.parse(shot.captured_at)
          : Number(FROM_NAME.exec(path)?.[1] ?? timestamp),
        source: 'camera',
        ...(fix && { fix }),
        ...qualityOf(row.note),
      },
    ];
  });
  return { id: newId(), photos, notes };
}

/** What is there of a proof: the one that is being edited, and what was changed of it or begun since. */
export async function readProof(dealId: string, draftName: string) {
  const [begun, added, edited] = await Promise.all([
    readDraft(draftName),
    listDraftBlobs(draftName),
    findEdited(submitProofRef.name, `deals:${dealId}`),
  ]);
  if (!edited) return { draft: begun, rows: added, isEditing: false };
  const sent = await listBlobsOf(edited.id);
  const draft = begun ?? draftOf(edited, sent);
  // Of those that were sent already only what is still among them; the rest was taken away again.
  const listed = new Set((draft as ProofDraft).photos.map(({ blobId }) => blobId));
  const rows = [...sent.filter(({ id }) => listed.has(id)), ...added];
  return { draft, rows, isEditing: true };
}
