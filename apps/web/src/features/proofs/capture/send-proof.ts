import { sendCommand } from '@/commands/send-command';
import { submitProofRef } from '@/features/proofs/history/own-proofs.queries';
import { proofDraft } from '@/offline/commands/deals';
import type { ProofDraft, SubmitInput } from './proof-draft';

/**
 * The queue has it on the disk, and sends the photos before it: whether it goes now or later is told
 * by the queue. What the owner does not allow is refused before; the photos stay in the draft.
 */
export async function sendProof(
  { photos }: ProofDraft,
  input: SubmitInput,
  subject: string,
): Promise<void> {
  const blobs = photos.map(
    ({ blobId, path }) => ({ bucket: 'proof-photos', path, blobId }) as const,
  );
  const queue = { subject, blobs, fromDraft: proofDraft(input.deal_id), isUnattended: true };
  const outcome = await sendCommand(submitProofRef, input, { key: input.id, queue });
  if (outcome.kind === 'refused') throw outcome.error;
}

/** Once more, by the person's own wish. */
export async function sendAgain(itemId: string): Promise<void> {
  const { retryItem } = await import('@/offline/outbox/outbox');
  await retryItem(itemId);
}
