import { dealStates } from '@chowk/domain/deals';
import { ChowkError, requireStep } from '@chowk/domain/kernel';
import { disputeProof as contract, proofStates, reviewDueMs } from '@chowk/domain/proofs';
import { eq } from 'drizzle-orm';
import type { CommandContext } from '../../contract/context';
import { implementCommand } from '../../contract/implement';
import { requireRow } from '../../contract/require-row';
import { proofPhotos, proofs } from '../../db/schema/proofs';
import { lockCampaign } from '../campaigns';
import { changeDeal, type DealRow, dealEvents, findParties, lockDeal } from '../deals';
import { readPlatformConfig } from '../platform';
import { presentProof } from './present-proof';
import {
  campaignOfDeal,
  lockProof,
  nextAttempt,
  type ProofRow,
  requireOwnProof,
} from './proof-rows';
import { judgeRisk } from './review/judge-risk';
import { takeProof } from './system-steps';

/** Once a deal, and about its last proof. */
async function requireDisputable({ tx }: CommandContext, deal: DealRow, proof: ProofRow) {
  const isLast = proof.attempt === (await nextAttempt(tx, deal.id)) - 1;
  if (isLast && deal.disputed_at === null) return;
  throw new ChowkError('WRONG_STATE', { details: { noun: 'proof', step: 'proof_dispute' } });
}

async function riskAgain({ tx }: CommandContext, proof: ProofRow, shopId: string) {
  const { shop_lat, shop_lng, verdict } = proof;
  return await judgeRisk(tx, {
    proofId: proof.id,
    photos: await tx.select().from(proofPhotos).where(eq(proofPhotos.proof_id, proof.id)),
    shopId,
    isDisputed: true,
    receivedMs: proof.received_at.getTime(),
    verdict,
    scene: {
      shop: shop_lat === null || shop_lng === null ? null : { lat: shop_lat, lng: shop_lng },
      fenceM: proof.fence_m,
      capturedMs: proof.captured_at.getTime(),
    },
  });
}

export const disputeProof = implementCommand(contract, async (context, { id, note }) => {
  const { tx, actor, nowMs, asSystem, record, emit } = context;
  const seen = await requireOwnProof(tx, actor, id);
  requireStep(proofStates, seen.status, 'proof_dispute', actor);
  const { row, deal, parties } = await asSystem(takeProof, async () => {
    await lockCampaign(tx, await campaignOfDeal(tx, seen.deal_id));
    const locked = await lockDeal(tx, seen.deal_id);
    const proof = await lockProof(tx, id);
    const dealStatus = requireStep(dealStates, locked.status, 'proof_dispute', actor);
    const status = requireStep(proofStates, proof.status, 'proof_dispute', actor);
    await requireDisputable(context, locked, proof);
    const { review_days } = await readPlatformConfig(tx);
    const [asked] = await tx
      .update(proofs)
      .set({
        status,
        dispute_note: note,
        risk: await riskAgain(context, proof, locked.shop_id),
        review_due_at: new Date(reviewDueMs(nowMs, review_days)),
      })
      .where(eq(proofs.id, id))
      .returning();
    const moved = await changeDeal(context, locked.id, {
      status: dealStatus,
      disputed_at: new Date(nowMs),
      due_at: null,
    });
    return { row: requireRow(asked), deal: moved, parties: await findParties(tx, locked.id) };
  });
  record(id, { before: { status: seen.status }, after: { status: row.status }, note });
  for (const event of dealEvents(deal, parties)) emit(event);
  emit({ type: 'proof.disputed', audience: 'role:admin', entityId: id, payload: {} });
  return presentProof(tx, row);
});
