import { actingFor } from '@/api/session/acting';
import { storedSession } from '@/api/session/stored-session';
import { submitProofRef } from '@/features/proofs/history/own-proofs.queries';
import type { ProofDraft, SubmitInput } from './proof-draft';

export function proofDraftName(dealId: string): string {
  return `proof:${dealId}`;
}

/** Apart from the form, which is shown before anything is sent; asked for ahead by whoever shows it. */
const loadOutbox = () => import('@/offline/outbox/outbox');
const loadEngine = () => import('@/offline/send/own-engine');

export async function warmSending(): Promise<void> {
  await Promise.all([loadOutbox(), loadEngine()]);
}

async function sendNow(): Promise<void> {
  const personId = storedSession()?.userId;
  if (!personId) return;
  const { ensureEngine } = await loadEngine();
  await (await ensureEngine(personId)).sendNow();
}

/** What the owner does not allow is told before it is queued: the photos stay in the draft. */
async function requireRight(): Promise<void> {
  if (!actingFor()) return;
  const { actedRefusal } = await import('@/offline/commands/acted-right');
  const refusal = await actedRefusal({ type: submitProofRef.name });
  if (refusal) throw refusal;
}

/** The one place a proof is sent from: the queue has it on the disk, and sends the photos before it. */
export async function sendProof(
  { photos }: ProofDraft,
  input: SubmitInput,
  subject: string,
): Promise<void> {
  await requireRight();
  const { enqueue } = await loadOutbox();
  await enqueue({
    id: input.id,
    type: submitProofRef.name,
    data: input,
    subject,
    blobs: photos.map(({ blobId, path }) => ({ bucket: 'proof-photos', path, blobId })),
    fromDraft: proofDraftName(input.deal_id),
  });
  // Whether it goes now or later is told by the queue; here it is safe already.
  void sendNow().catch(() => undefined);
}

/** Once more, by the person's own wish. */
export async function sendAgain(itemId: string): Promise<void> {
  const { retryItem } = await loadOutbox();
  await retryItem(itemId);
  await sendNow();
}
