import { dueMs } from '@chowk/domain/deals';
import { DAY_MS, distanceM, HOUR_MS, locationVerdict, rupees } from '@chowk/domain/kernel';
import { reviewDueMs, riskOf, UNSUSPECTED } from '@chowk/domain/proofs';
import { topupReference } from '@chowk/domain/wallets';
import { eq } from 'drizzle-orm';
import { campaigns } from '../db/schema/campaigns';
import { deals } from '../db/schema/deals';
import { walletTopups } from '../db/schema/money/earnings';
import { proofPhotos, proofs } from '../db/schema/proofs';
import { newIdAt } from '../new-id';
import type { DemoPast } from './past';
import { WAITING_PROOFS, type WaitingProof } from './rows/history';
import { DAYS_TO_SUBMIT, type DemoShop, FENCE_M, photoOf, proofPathOf } from './seed-placements';

const TOPUP = { amount_paise: rupees(25_000), hoursAgo: 3 };
/** Long enough ago for proofs of it to be there. */
export const LAUNCHED_BEFORE_MS = 2 * DAY_MS;
const DEGREE_M = 111_320;
const ACCURACY_M = 14;

export interface LiveCampaign {
  readonly id: string;
  readonly brandId: string;
  readonly payoutPaise: number;
}

function sentProof(
  { nowMs, config }: DemoPast,
  campaign: LiveCampaign,
  shop: DemoShop,
  { hoursAgo, awayM, notes }: WaitingProof,
) {
  const sentMs = nowMs - hoursAgo * HOUR_MS;
  const acceptedMs = sentMs - 5 * HOUR_MS;
  const [sent, accepted] = [new Date(sentMs), new Date(acceptedMs)];
  const dealId = newIdAt(acceptedMs - HOUR_MS);
  const photoPath = proofPathOf(dealId, sentMs);
  const place = { lat: shop.lat + awayM / DEGREE_M, lng: shop.lng };
  const verdict = locationVerdict({ ...place, accuracyM: ACCURACY_M }, shop, FENCE_M);
  const deal: typeof deals.$inferInsert = {
    id: dealId,
    campaign_id: campaign.id,
    shop_id: shop.id,
    brand_id: campaign.brandId,
    payout_paise: campaign.payoutPaise,
    status: 'submitted',
    proof_urls: [photoPath],
    proof_meta: { notes, uploaded_at: sent.toISOString(), uploaded_by: shop.ownerId },
    offer_expires_at: new Date(acceptedMs + config.offer_hours * HOUR_MS),
    accepted_at: accepted,
    due_at: new Date(dueMs(acceptedMs, DAYS_TO_SUBMIT)),
    submitted_at: sent,
    created_at: new Date(acceptedMs - HOUR_MS),
    updated_at: sent,
    version: 3,
  };
  const proof: typeof proofs.$inferInsert & { readonly id: string } = {
    id: newIdAt(sentMs),
    deal_id: dealId,
    attempt: 1,
    notes,
    uploaded_by: shop.ownerId,
    captured_at: sent,
    received_at: sent,
    ...place,
    accuracy_m: ACCURACY_M,
    fixed_at: sent,
    shop_lat: shop.lat,
    shop_lng: shop.lng,
    fence_m: FENCE_M,
    distance_m: distanceM(place, shop),
    verdict,
    risk: riskOf({ ...UNSUSPECTED, verdict }),
    review_due_at: new Date(reviewDueMs(sentMs, config.review_days)),
    created_at: sent,
  };
  return { deal, proof, photo: photoOf({ dealId, shop, sentMs, photoPath }, proof.id) };
}

/** What an admin finds on the desk: proofs of a live campaign and a top-up. The photos' paths. */
export async function addWaiting(
  past: DemoPast,
  campaign: LiveCampaign,
  shops: readonly DemoShop[],
): Promise<string[]> {
  const { tx, nowMs } = past;
  const sent = WAITING_PROOFS.flatMap((waiting, i) => {
    const shop = shops[i];
    return shop ? [sentProof(past, campaign, shop, waiting)] : [];
  });
  await tx.insert(deals).values(sent.map(({ deal }) => deal));
  await tx.insert(proofs).values(sent.map(({ proof }) => proof));
  await tx.insert(proofPhotos).values(sent.map(({ photo }) => photo));
  await tx.update(campaigns).set({ slots_taken: sent.length }).where(eq(campaigns.id, campaign.id));
  const askedMs = nowMs - TOPUP.hoursAgo * HOUR_MS;
  const id = newIdAt(askedMs);
  await tx.insert(walletTopups).values({
    id,
    brand_id: campaign.brandId,
    amount_paise: TOPUP.amount_paise,
    reference: topupReference(id),
    created_at: new Date(askedMs),
  });
  return sent.map(({ photo }) => photo.path);
}
