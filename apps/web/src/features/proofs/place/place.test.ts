import { expect, it } from 'vitest';
import { chooseFix } from '@/features/proofs/capture/choose-fix';
import { circleShare, exactnessOf, placeKey } from './place-words';

const at = (time: string, accuracy_m: number) => ({
  lat: 28.6,
  lng: 77.2,
  accuracy_m,
  fixed_at: `2026-11-16T${time}:00.000Z`,
});
const taken = (time: string) => Date.parse(`2026-11-16T${time}:00Z`);

it('keeps the most exact fix of the moment the photos were taken', () => {
  const shop = at('06:00', 30);
  expect(chooseFix(null, shop, undefined)).toBe(shop);
  const better = at('06:01', 12);
  expect(chooseFix(shop, better, taken('06:00'))).toBe(better);
  expect(chooseFix(better, shop, taken('06:00'))).toBe(better);
  const home = at('14:00', 5);
  expect(chooseFix(shop, home, taken('06:02'))).toBe(shop);
  expect(chooseFix(shop, home, taken('14:01'))).toBe(home);
  expect(chooseFix(shop, home, undefined)).toBe(home);
});

it('replaces the older fix when the person asks to be found again, however exact that was', () => {
  const away = at('06:00', 5);
  const shop = at('06:01', 30);
  expect(chooseFix(away, shop, taken('06:00'), true)).toBe(shop);
  expect(chooseFix(away, shop, undefined, true)).toBe(shop);
  const home = at('14:00', 5);
  expect(chooseFix(shop, home, taken('06:02'), true)).toBe(shop);
});

it('is said to be looked for or noted, never both at once', () => {
  const fix = at('06:00', 12);
  expect(placeKey({ state: 'looking' })).toBe('place.looking');
  expect(placeKey({ state: 'looking', fix })).toBe('place.looking');
  expect(placeKey({ state: 'found', fix })).toBe('place.exact');
  expect(placeKey({ state: 'none', fix })).toBe('place.exact');
  expect(placeKey({ state: 'none' })).toBe('place.none');
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
