import { expect, it } from 'vitest';
import { chooseFix } from '@/features/proofs/capture/choose-fix';
import type { DraftFix, DraftPhoto } from '@/features/proofs/capture/proof-draft';
import { circleShare, distanceToShop, exactnessOf, locationKey } from './location-words';

const at = (time: string, accuracy_m: number) => ({
  lat: 28.6,
  lng: 77.2,
  accuracy_m,
  fixed_at: `2026-11-16T${time}:00.000Z`,
});
const photo = (time: string, fix?: DraftFix): DraftPhoto => {
  const takenAtMs = Date.parse(`2026-11-16T${time}:00Z`);
  return {
    blobId: 'b',
    path: 'p',
    source: 'camera',
    isBlurred: false,
    isDark: false,
    takenAtMs,
    fix,
  };
};

it('is the one found when the person asks again, however exact that before it was', () => {
  const away = at('06:00', 5);
  const shop = at('06:01', 30);
  expect(chooseFix(photo('06:00', away), shop)).toBe(shop);
  expect(chooseFix(photo('06:00'), shop)).toBe(shop);
});

it('stays that of the moment the photo was taken', () => {
  const shop = at('06:00', 30);
  const home = at('14:00', 5);
  expect(chooseFix(photo('06:02', shop), home)).toBe(shop);
  expect(chooseFix(photo('14:01', shop), home)).toBe(home);
});

it('is said to be looked for or noted, never both at once', () => {
  const fix = at('06:00', 12);
  expect(locationKey({ state: 'looking' })).toBe('place.looking');
  expect(locationKey({ state: 'looking', fix })).toBe('place.looking');
  expect(locationKey({ state: 'found', fix })).toBe('place.exact');
  expect(locationKey({ state: 'none', fix })).toBe('place.exact');
  expect(locationKey({ state: 'none' })).toBe('place.none');
});

it('is told in words and drawn as a circle that shrinks as it gets more exact', () => {
  expect([4, 25, 26, 75, 76, 200, 201, 9000].map(exactnessOf)).toEqual([
    'exact',
    'exact',
    'good',
    'good',
    'rough',
    'rough',
    'poor',
    'poor',
  ]);
  const shares = [1, 5, 20, 80, 400, 1000, 50_000].map(circleShare);
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
  expect(shares[0]).toBeCloseTo(0.2);
  expect(shares.at(-1)).toBe(1);
});

it('tells how far the shop is, and nothing while it cannot be elsewhere or is not known', () => {
  const fix = at('06:00', 12);
  const expected = { shop: { lat: 28.6, lng: 77.2 }, fenceM: 100 };
  expect(distanceToShop(fix, expected)).toBe(0);
  const away = { ...expected, shop: { lat: 28.61, lng: 77.2 } };
  expect(distanceToShop(fix, away)).toBeCloseTo(1112, -1);
  // A circle that reaches the fence may be in it.
  expect(distanceToShop(at('06:00', 190), { ...away, fenceM: 950 })).toBe(0);
  expect(distanceToShop(undefined, expected)).toBeUndefined();
  expect(distanceToShop(fix, { ...expected, shop: null })).toBeUndefined();
  expect(distanceToShop(fix, undefined)).toBeUndefined();
});
