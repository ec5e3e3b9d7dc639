import { dealStates } from '@chowk/domain/deals';
import { invalidField, type ParsedInputOf, requireStep } from '@chowk/domain/kernel';
import { submitProof as contract, reviewDueMs } from '@chowk/domain/proofs';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { CommandContext } from '../../contract/context';
import { implementCommand } from '../../contract/implement';
import { requireRow } from '../../contract/require-row';
import type { Tx } from '../../db';
import { proofPhotos, proofs } from '../../db/schema/proofs';
import { lockCampaign } from '../campaigns';
import {
  changeDeal,
  type DealRow,
  dealEvents,
  findParties,
  lockDeal,
  requireOwnDeal,
} from '../deals';
import { readPlatformConfig } from '../platform';
import { placeShots } from './place-shots';
import { presentProof } from './present-proof';
import { nextAttempt, type ProofRow } from './proof-rows';
import { judgeRisk, type PhotoRow } from './review/judge-risk';
import { takeProof } from './system-steps';

type Input = ParsedInputOf<typeof contract>;

/** Uploaded for this very deal and part of no earlier try, in the order they were named. */
async function requirePhotos(
  tx: Tx,
  dealId: string,
  paths: readonly string[],
): Promise<PhotoRow[]> {
  const rows = await tx
    .select()
    .from(proofPhotos)
    .where(
      and(
        inArray(proofPhotos.path, [...paths]),
        eq(proofPhotos.deal_id, dealId),
        isNull(proofPhotos.proof_id),
      ),
    )
    .for('update');
  return paths.map((path, i) => {
    const row = rows.find((each) => each.path === path);
    if (!row || paths.indexOf(path) !== i) throw invalidField(`photo_paths.${i}`, 'not_uploaded');
    return row;
  });
}

async function insertProof(
  context: CommandContext,
  input: Input,
  deal: DealRow,
  rules: { readonly fence_m: number; readonly photos_needed: number },
): Promise<ProofRow> {
  const { tx, actor, nowMs } = context;
  if (input.photo_paths.length < rules.photos_needed) {
    throw invalidField('photo_paths', 'min_array', { limit: rules.photos_needed });
  }
  if (input.shots && input.shots.length !== input.photo_paths.length) {
    throw invalidField('shots', 'min_array', { limit: input.photo_paths.length });
  }
  const photos = await requirePhotos(tx, deal.id, input.photo_paths);
  const { row, scene } = await placeShots(context, deal.shop_id, input, rules.fence_m);
  const risk = await judgeRisk(tx, {
    proofId: input.id,
    photos,
    verdict: row.verdict ?? null,
    shopId: deal.shop_id,
    isDisputed: false,
    receivedMs: nowMs,
    scene,
  });
  const { review_days } = await readPlatformConfig(tx);
  const [made] = await tx
    .insert(proofs)
    .values({
      id: input.id,
      deal_id: deal.id,
      attempt: await nextAttempt(tx, deal.id),
      notes: input.notes || null,
      uploaded_by: actor.actorId ?? '',
      received_at: new Date(nowMs),
      ...row,
      risk,
      review_due_at: new Date(reviewDueMs(nowMs, review_days)),
    })
    .returning();
  for (const [position, { id }] of photos.entries()) {
    await tx
      .update(proofPhotos)
      .set({ proof_id: input.id, position })
      .where(eq(proofPhotos.id, id));
  }
  return requireRow(made);
}

export const submitProof = implementCommand(contract, async (context, input) => {
  const { tx, actor, nowMs, asSystem, record, emit } = context;
  const seen = await requireOwnDeal(tx, actor, input.deal_id);
  // Sent again under another key, because the first answer was lost: it is the same proof.
  const [sent] = await tx
    .select()
    .from(proofs)
    .where(and(eq(proofs.id, input.id), eq(proofs.deal_id, seen.id)));
  if (sent) return presentProof(tx, sent);
  requireStep(dealStates, seen.status, 'proof_submit', actor);
  const { row, deal, parties } = await asSystem(takeProof, async () => {
    const campaign = await lockCampaign(tx, seen.campaign_id);
    const locked = await lockDeal(tx, seen.id);
    const status = requireStep(dealStates, locked.status, 'proof_submit', actor);
    const proof = await insertProof(context, input, locked, campaign);
    const moved = await changeDeal(context, locked.id, {
      status,
      submitted_at: new Date(nowMs),
      due_at: null,
      proof_urls: [...input.photo_paths],
      proof_meta: {
        notes: input.notes || null,
        uploaded_at: new Date(nowMs).toISOString(),
        uploaded_by: actor.actorId ?? '',
      },
    });
    return { row: proof, deal: moved, parties: await findParties(tx, locked.id) };
  });
  const { verdict, risk, attempt } = row;
  record(row.id, { deal_id: deal.id, attempt, verdict, risk });
  for (const event of dealEvents(deal, parties)) emit(event);
  const payload = { risk, deal_id: deal.id };
  emit({ type: 'proof.submitted', audience: 'role:admin', entityId: row.id, payload });
  return presentProof(tx, row);
});
