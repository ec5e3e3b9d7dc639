import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceM, formatDistance, locationVerdict, mapLink } from './geo';

const shop = { lat: 28.6562, lng: 77.241 };
const METRES_PER_DEGREE = 111_195;
const north = (metres: number) => ({ lat: shop.lat + metres / METRES_PER_DEGREE, lng: shop.lng });

it('measures along the ground', () => {
  expect(distanceM(shop, north(1000))).toBeCloseTo(1000, -1);
  expect(distanceM({ lat: 28.6139, lng: 77.209 }, { lat: 19.076, lng: 72.8777 })).toBeCloseTo(
    1_148_000,
    -4,
  );
});

it('is the same both ways and never negative', () => {
  const place = fc.record({
    lat: fc.double({ min: -90, max: 90, noNaN: true }),
    lng: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  fc.assert(
    fc.property(place, place, (a, b) => {
      expect(distanceM(a, b)).toBeGreaterThanOrEqual(0);
      expect(distanceM(a, b)).toBeCloseTo(distanceM(b, a), 3);
    }),
  );
});

it.each([
  [0, 10, 'pass'],
  [140, 50, 'pass'],
  [160, 50, 'fail'],
  [5000, 199, 'fail'],
  [0, 201, 'unsure'],
  [0, Number.NaN, 'unsure'],
  [0, -1, 'unsure'],
] as const)('%i m away within %d m of truth is %s', (metres, accuracyM, verdict) => {
  expect(locationVerdict({ ...north(metres), accuracyM }, shop, 100)).toBe(verdict);
});

describe('a distance in words', () => {
  it.each([
    [0, '0 m'],
    [349.6, '350 m'],
    [1240, '1.2 km'],
    [9960, '10 km'],
    [12_400, '12 km'],
  ])('%d metres are %s', (metres, words) => {
    expect(formatDistance(metres, 'en')).toBe(words);
  });

  it('is said in Hindi too', () => {
    expect(formatDistance(350, 'hi')).toMatch(/^350 \p{Script=Devanagari}/u);
  });
});

it('opens in the map of the phone, with the name of the place', () => {
  expect(mapLink(shop, 'Asha & Sons')).toBe(
    'geo:28.6562,77.241?q=28.6562,77.241(Asha%20%26%20Sons)',
  );
});
