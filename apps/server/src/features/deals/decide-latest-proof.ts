import type { DealState } from '@chowk/domain/deals';
import type { ProofState } from '@chowk/domain/proofs';
import { desc, eq } from 'drizzle-orm';
import type { CommandContext } from '../../contract/context';
import { proofs } from '../../db/schema/proofs';

/** Closes the last proof of an overridden deal, so that it does not wait for a review. */
function decisionFor(to: DealState, current: ProofState): ProofState {
  if (to === 'approved') return 'approved';
  if (to === 'submitted') return 'pending';
  if (to === 'rejected_proof') return 'rejected';
  return current === 'pending' ? 'rejected' : current;
}

/** As the system, the deal locked. */
export async function decideLatestProof(
  { tx, actor, nowMs }: CommandContext,
  dealId: string,
  to: DealState,
  note: string,
): Promise<void> {
  const [latest] = await tx
    .select()
    .from(proofs)
    .where(eq(proofs.deal_id, dealId))
    .orderBy(desc(proofs.attempt))
    .limit(1)
    .for('update');
  if (!latest) return;
  const status = decisionFor(to, latest.status);
  if (status === latest.status) return;
  const isDecided = status !== 'pending';
  await tx
    .update(proofs)
    .set({
      status,
      reject_reason: status === 'rejected' ? 'other' : null,
      review_note: note,
      reviewer_id: isDecided ? actor.actorId : null,
      reviewed_at: isDecided ? new Date(nowMs) : null,
    })
    .where(eq(proofs.id, latest.id));
}
