import { dealStates } from '@chowk/domain/deals';
import { invalidField, type ParsedInputOf, requireStep } from '@chowk/domain/kernel';
import { submitProof as contract, reviewDueMs } from '@chowk/domain/proofs';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { CommandContext } from '../../contract/context';
import { implementCommand } from '../../contract/implement';
import { requireRow } from '../../contract/require-row';
import type { Tx } from '../../db';
import { shops } from '../../db/schema/businesses';
import { proofPhotos, proofs } from '../../db/schema/proofs';
import { isGivenBy } from '../accounts';
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
import { presentProof } from './present-proof';
import { nextAttempt, type ProofRow } from './proof-rows';
import { judgeProof, type PhotoRow } from './review/judge-proof';
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

/**
 * The shop, and where its photo was taken: that is kept only of whoever agreed to it, and whoever
 * holds the phone agrees for themselves, for whomever they act.
 */
async function findScene({ tx, actor }: CommandContext, shopId: string, { fix }: Input) {
  const [found] = await tx
    .select({ shop: shops, isPlaceGiven: isGivenBy(tx, actor.actorId ?? '', 'location') })
    .from(shops)
    .where(eq(shops.id, shopId));
  const { shop, isPlaceGiven } = requireRow(found);
  return { shop, fix: isPlaceGiven ? fix : null };
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
  const photos = await requirePhotos(tx, deal.id, input.photo_paths);
  const { shop, fix } = await findScene(context, deal.shop_id, input);
  const fenceM = shop.fence_radius_m ?? rules.fence_m;
  const captured = new Date(input.captured_at);
  const judged = await judgeProof(tx, {
    proofId: input.id,
    photos,
    shopId: shop.id,
    isDisputed: false,
    receivedMs: nowMs,
    fix: fix && { ...fix, accuracyM: fix.accuracy_m, fixedMs: Date.parse(fix.fixed_at) },
    scene: {
      shop: shop.lat === null || shop.lng === null ? null : { lat: shop.lat, lng: shop.lng },
      fenceM,
      capturedMs: captured.getTime(),
    },
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
      captured_at: captured,
      received_at: new Date(nowMs),
      ...(fix
        ? {
            lat: fix.lat,
            lng: fix.lng,
            accuracy_m: fix.accuracy_m,
            fixed_at: new Date(fix.fixed_at),
          }
        : {}),
      shop_lat: shop.lat,
      shop_lng: shop.lng,
      fence_m: fenceM,
      distance_m: judged.distanceM,
      verdict: judged.verdict,
      risk: judged.risk,
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
