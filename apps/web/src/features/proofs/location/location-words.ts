import { distanceM, locationVerdict } from '@chowk/domain/kernel';
import type { DraftFix } from '@/features/proofs/capture/proof-draft';
import type { PhoneLocation } from './watch-location';

/** Where the photos are expected to be taken. */
export interface ExpectedLocation {
  readonly shop: { readonly lat: number; readonly lng: number } | null;
  readonly fenceM: number;
}

/** How exactly the phone knows where it is, in steps a person can use. */
export type Exactness = 'exact' | 'good' | 'rough' | 'poor';

const STEPS: readonly (readonly [mostM: number, step: Exactness])[] = [
  [25, 'exact'],
  [75, 'good'],
  // A wider circle says little about a shop's door, and the check will be unsure.
  [200, 'rough'],
];

export function exactnessOf(accuracyM: number): Exactness {
  return STEPS.find(([mostM]) => accuracyM <= mostM)?.[1] ?? 'poor';
}

/** While a better fix is looked for, nothing is noted yet. */
export function locationKey({ state, fix }: PhoneLocation) {
  if (fix && state !== 'looking') return `place.${exactnessOf(fix.accuracy_m)}` as const;
  return state === 'found' ? 'place.none' : (`place.${state}` as const);
}

/** How far the phone is from the shop; nothing before it knows, and 0 where it may be in the shop. */
export function distanceToShop(
  fix: DraftFix | undefined,
  expected: ExpectedLocation | undefined,
): number | undefined {
  if (!fix || !expected?.shop) return undefined;
  const found = { ...fix, accuracyM: fix.accuracy_m };
  const isThere = locationVerdict(found, expected.shop, expected.fenceM) === 'pass';
  return isThere ? 0 : distanceM(fix, expected.shop);
}

const NEAREST_M = 5;
const WIDEST_M = 1000;
const LEAST_SHARE = 0.2;

/** How large the circle is drawn, of the room it has: each doubling is one step, as on a map. */
export function circleShare(accuracyM: number): number {
  const within = Math.min(WIDEST_M, Math.max(NEAREST_M, accuracyM));
  const share = Math.log(within / NEAREST_M) / Math.log(WIDEST_M / NEAREST_M);
  return LEAST_SHARE + (1 - LEAST_SHARE) * share;
}
