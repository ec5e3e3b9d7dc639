import { dealStates, dueMs } from '@chowk/domain/deals';
import { ChowkError, requireStep } from '@chowk/domain/kernel';
import { proofStates, type RejectReason } from '@chowk/domain/proofs';
import { eq } from 'drizzle-orm';
import type { CommandContext } from '../../../contract/context';
import { requireRow } from '../../../contract/require-row';
import { proofs } from '../../../db/schema/proofs';
import { type CampaignRow, countDone, lockCampaign } from '../../campaigns';
import { bookDeal, changeDeal, type DealRow, dealEvents, findParties, lockDeal } from '../../deals';
import { PAY_BIZMEN_JOB } from '../../earnings';
import { type Notice, notifyPeople } from '../../notifications';
import { pinMoveOf } from '../find-pin-move';
import { campaignOfDeal, lockProof, type ProofRow } from '../proof-rows';
import { decideProof } from '../system-steps';

export type Decision =
  | {
      readonly via: 'proof_approve';
      readonly note: string | null;
      /** Whether the reviewer confirmed a pin that was moved far. */
      readonly isMoveSeen: boolean;
    }
  | {
      readonly via: 'proof_reject';
      readonly note: string | null;
      readonly reason: RejectReason;
    };

/** The same lock, then the same question again: of two reviewers at once, one decides. */
async function lockCase({ tx, actor }: CommandContext, id: string, via: Decision['via']) {
  const [seen] = await tx.select().from(proofs).where(eq(proofs.id, id));
  const dealId = requireRow(seen).deal_id;
  const campaign = await lockCampaign(tx, await campaignOfDeal(tx, dealId));
  const deal = await lockDeal(tx, dealId);
  const proof = await lockProof(tx, id);
  return {
    campaign,
    deal,
    proof,
    proofStatus: requireStep(proofStates, proof.status, via, actor),
    dealStatus: requireStep(dealStates, deal.status, via, actor),
  };
}

/** As the system. A pin that was moved far needs a person's confirmation. */
async function requireMoveSeen(
  { tx }: CommandContext,
  proof: ProofRow,
  shopId: string,
  decision: Decision,
): Promise<void> {
  if (decision.via !== 'proof_approve' || decision.isMoveSeen) return;
  const move = await pinMoveOf(tx, proof, shopId);
  if (!move?.is_far) return;
  throw new ChowkError('PIN_MOVED', { details: { distance_m: move.distance_m } });
}

/** Days to try again count from now, and never take away what the shop had. */
function dueAgain({ days_to_submit }: CampaignRow, { due_at }: DealRow, nowMs: number): Date {
  return new Date(Math.max(due_at?.getTime() ?? 0, dueMs(nowMs, days_to_submit)));
}

/** As the person, who is an admin: everything that follows from the decision, or nothing. */
export async function decide(
  context: CommandContext,
  id: string,
  decision: Decision,
): Promise<ProofRow> {
  const { tx, actor, nowMs, asSystem, emit, enqueue } = context;
  const { via, note } = decision;
  const now = new Date(nowMs);
  const { row, deal, parties } = await asSystem(decideProof, async () => {
    const { campaign, deal: locked, proof, ...next } = await lockCase(context, id, via);
    await requireMoveSeen(context, proof, locked.shop_id, decision);
    const found = await findParties(tx, locked.id);
    const isApproved = via === 'proof_approve';
    const [decided] = await tx
      .update(proofs)
      .set({
        status: next.proofStatus,
        reject_reason: isApproved ? null : decision.reason,
        review_note: note,
        reviewer_id: actor.actorId,
        reviewed_at: now,
      })
      .where(eq(proofs.id, id))
      .returning();
    const moved = await changeDeal(context, locked.id, {
      status: next.dealStatus,
      ...(isApproved ? { approved_at: now } : { due_at: dueAgain(campaign, locked, nowMs) }),
    });
    if (isApproved) {
      const payableFromMs = Math.min(nowMs, proof.review_due_at.getTime());
      await bookDeal(context, campaign, locked, { payeeId: found.storeId, payableFromMs });
      await countDone(tx, campaign.id, 1);
      // The first approved proof of a shop also pays the bizman who brought it.
      enqueue(PAY_BIZMEN_JOB, { shopId: locked.shop_id });
    }
    if (found.storeId !== null) {
      const profileId = found.storeId;
      const about = { proof_id: id, deal_id: locked.id, campaign_title: found.campaignTitle };
      const notice: Notice = isApproved
        ? {
            profileId,
            type: 'proof_approved',
            payload: { ...about, payout_paise: locked.payout_paise },
          }
        : {
            profileId,
            type: 'proof_rejected',
            payload: { ...about, reason: decision.reason, note },
          };
      await notifyPeople(context, [notice]);
    }
    return { row: requireRow(decided), deal: moved, parties: found };
  });
  for (const event of dealEvents(deal, parties)) emit(event);
  const type = via === 'proof_approve' ? 'proof.approved' : 'proof.rejected';
  emit({ type, audience: 'role:admin', entityId: id, payload: { deal_id: deal.id } });
  return row;
}
