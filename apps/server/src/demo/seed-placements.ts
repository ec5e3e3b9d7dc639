import { createHash } from 'node:crypto';
import { DECLINE_REASONS, dueMs } from '@chowk/domain/deals';
import { DAY_MS, HOUR_MS, type Paise, rupees } from '@chowk/domain/kernel';
import { reviewDueMs } from '@chowk/domain/proofs';
import { deals } from '../db/schema/deals';
import { proofPhotos, proofs } from '../db/schema/proofs';
import { type SeededRandom, seededRandom } from '../db/seed/seeded-random';
import { bandsOf } from '../features/proofs';
import { newIdAt } from '../new-id';
import type { DemoPast } from './past';
import type { PastCampaign } from './rows/history';
import type { MadeUpShop } from './rows/made-up-shops';

export interface DemoShop extends Omit<MadeUpShop, 'shop_type'> {
  readonly id: string;
  readonly ownerId: string;
  readonly bizmanId: string | null;
  readonly joinedMs: number;
}

export interface Placed {
  readonly dealId: string;
  readonly campaignId: string;
  readonly shop: DemoShop;
  readonly payoutPaise: Paise;
  readonly sentMs: number;
  readonly approvedMs: number;
  readonly photoPath: string;
}

interface PastRun {
  readonly id: string;
  readonly wanted: PastCampaign;
  readonly brandId: string;
}

type DealValues = typeof deals.$inferInsert;
type Outcome = 'declined' | 'unanswered' | 'missed';

const SEED = 41;
export const DAYS_TO_SUBMIT = 5;
export const FENCE_M = 100;

/** Made of the name: nobody's photo is ever taken for a copy of a drawing. */
function fingerprintOf(path: string) {
  const sha256 = createHash('sha256').update(path).digest('hex');
  const phash = BigInt.asIntN(64, BigInt(`0x${sha256.slice(0, 16)}`));
  return { sha256, phash, ...bandsOf(phash) };
}

export function proofPathOf(dealId: string, sentMs: number): string {
  return `${dealId}-${Math.round(sentMs)}.jpg`;
}

function offerOf(
  { id, brandId, wanted }: PastRun,
  shop: DemoShop,
  past: DemoPast,
  offeredMs: number,
) {
  const endedMs = past.nowMs - wanted.ended * DAY_MS;
  return {
    id: newIdAt(offeredMs),
    campaign_id: id,
    shop_id: shop.id,
    brand_id: brandId,
    payout_paise: rupees(wanted.payout),
    offer_expires_at: new Date(Math.min(endedMs, offeredMs + past.config.offer_hours * HOUR_MS)),
    created_at: new Date(offeredMs),
  };
}

/** Offered, accepted, proved and approved, each some hours after the other. */
function approvedDeal(
  past: DemoPast,
  run: PastRun,
  { shop, days, between }: { readonly shop: DemoShop; readonly days: number } & SeededRandom,
): { readonly deal: DealValues; readonly placed: Placed } {
  const launchedMs = past.nowMs - run.wanted.launched * DAY_MS;
  const approvedMs = past.nowMs - days * DAY_MS;
  const sentMs = approvedMs - between(3, 20) * HOUR_MS;
  const acceptedMs = Math.max(launchedMs + HOUR_MS, sentMs - between(4, 60) * HOUR_MS);
  const offer = offerOf(
    run,
    shop,
    past,
    Math.max(launchedMs, acceptedMs - between(2, 30) * HOUR_MS),
  );
  const photoPath = proofPathOf(offer.id, sentMs);
  const deal: DealValues = {
    ...offer,
    status: 'approved',
    proof_urls: [photoPath],
    proof_meta: {
      notes: null,
      uploaded_at: new Date(sentMs).toISOString(),
      uploaded_by: shop.ownerId,
    },
    accepted_at: new Date(acceptedMs),
    due_at: new Date(dueMs(acceptedMs, DAYS_TO_SUBMIT)),
    submitted_at: new Date(sentMs),
    approved_at: new Date(approvedMs),
    updated_at: new Date(approvedMs),
    version: 4,
  };
  const { id: dealId, payout_paise: payoutPaise } = offer;
  const placed = { dealId, campaignId: run.id, shop, payoutPaise, sentMs, approvedMs, photoPath };
  return { deal, placed };
}

function otherDeal(past: DemoPast, run: PastRun, shop: DemoShop, [outcome, i]: [Outcome, number]) {
  const offeredMs = past.nowMs - run.wanted.launched * DAY_MS + i * HOUR_MS;
  const offer = offerOf(run, shop, past, offeredMs);
  const answered = new Date(offeredMs + 5 * HOUR_MS);
  const due_at = new Date(dueMs(answered.getTime(), DAYS_TO_SUBMIT));
  const ends: Record<Outcome, Partial<DealValues>> = {
    declined: {
      status: 'declined',
      decline_reason: DECLINE_REASONS[i % DECLINE_REASONS.length] ?? 'other',
      updated_at: answered,
      version: 2,
    },
    unanswered: { status: 'expired', updated_at: offer.offer_expires_at, version: 2 },
    missed: { status: 'expired', accepted_at: answered, due_at, updated_at: due_at, version: 3 },
  };
  return { ...offer, ...ends[outcome] };
}

function proofOf({ config }: DemoPast, placed: Placed, adminId: string, accuracy_m: number) {
  const { dealId, shop, sentMs, approvedMs } = placed;
  const sent = new Date(sentMs);
  return {
    id: newIdAt(sentMs),
    deal_id: dealId,
    attempt: 1,
    status: 'approved' as const,
    uploaded_by: shop.ownerId,
    captured_at: sent,
    received_at: sent,
    lat: shop.lat,
    lng: shop.lng,
    accuracy_m,
    fixed_at: sent,
    shop_lat: shop.lat,
    shop_lng: shop.lng,
    fence_m: FENCE_M,
    distance_m: 0,
    verdict: 'pass' as const,
    risk: 0,
    review_due_at: new Date(reviewDueMs(sentMs, config.review_days)),
    reviewer_id: adminId,
    reviewed_at: new Date(approvedMs),
    created_at: sent,
  };
}

export function photoOf(
  { dealId, shop, sentMs, photoPath }: Pick<Placed, 'dealId' | 'shop' | 'sentMs' | 'photoPath'>,
  proofId: string,
) {
  return {
    id: newIdAt(sentMs),
    path: photoPath,
    deal_id: dealId,
    proof_id: proofId,
    uploaded_by: shop.ownerId,
    ...fingerprintOf(photoPath),
    width: 640,
    height: 480,
    is_blurred: false,
    is_dark: false,
    created_at: new Date(sentMs),
  };
}

const times = <T>(count: number, what: T): T[] => Array.from({ length: count }, () => what);

/** Campaigns that are over: what every shop made of its offer, photos and decisions included. */
export async function addPlacements(
  past: DemoPast,
  runs: readonly PastRun[],
  people: {
    readonly ownShop: DemoShop;
    readonly shops: readonly DemoShop[];
    readonly adminId: string;
  },
): Promise<Placed[]> {
  const random = seededRandom(SEED);
  const made: DealValues[] = [];
  const placed: Placed[] = [];
  for (const [turn, run] of runs.entries()) {
    const { launched, approved, declined, unanswered, missed } = run.wanted;
    const there = people.shops.filter(({ joinedMs }) => joinedMs < past.nowMs - launched * DAY_MS);
    const [from, upTo] = [there.slice(turn * 3), there.slice(0, turn * 3)];
    const shops = [people.ownShop, ...from, ...upTo];
    for (const [i, days] of approved.entries()) {
      const shop = shops[i];
      if (!shop) continue;
      const each = approvedDeal(past, run, { shop, days, ...random });
      made.push(each.deal);
      placed.push(each.placed);
    }
    const outcomes: Outcome[] = [
      ...times(declined, 'declined' as const),
      ...times(unanswered, 'unanswered' as const),
      ...times(missed, 'missed' as const),
    ];
    for (const [i, outcome] of outcomes.entries()) {
      const shop = shops[approved.length + i];
      if (shop) made.push(otherDeal(past, run, shop, [outcome, i]));
    }
  }
  const proved = placed.map((each) => proofOf(past, each, people.adminId, random.between(5, 25)));
  await past.tx.insert(deals).values(made);
  await past.tx.insert(proofs).values(proved);
  const photos = placed.map((each, i) => photoOf(each, proved[i]?.id ?? ''));
  await past.tx.insert(proofPhotos).values(photos);
  return placed;
}
