import { describe, expect, it } from 'vitest';
import { exifDisagrees, judgePlace, judgeShots } from './witness';

const shop = { lat: 19.0596, lng: 72.8295 };
const capturedMs = Date.parse('2026-11-16T05:00:00Z');
const scene = { shop, fenceM: 100, capturedMs };
const fix = { ...shop, accuracyM: 20, fixedMs: capturedMs };

describe('where a proof was taken', () => {
  it.each([
    ['at the shop', fix, 'pass'],
    ['far away', { ...fix, lat: 19.2 }, 'fail'],
    ['with a wide circle', { ...fix, accuracyM: 500 }, 'unsure'],
    ['with an old fix', { ...fix, fixedMs: capturedMs - 6 * 60_000 }, 'unsure'],
    ['with a fix of later', { ...fix, fixedMs: capturedMs + 6 * 60_000 }, 'unsure'],
  ])('%s', (_, given, verdict) => {
    expect(judgePlace(given, scene).verdict).toBe(verdict);
  });

  it('is unknown without a fix, and for a person to decide without a position of the shop', () => {
    expect(judgePlace(null, scene)).toEqual({ verdict: null, distanceM: null });
    expect(judgePlace(fix, { ...scene, shop: null })).toEqual({
      verdict: 'unsure',
      distanceM: null,
    });
    expect(judgePlace(fix, scene).distanceM).toBeLessThan(1);
  });
});

describe('where several photos were taken', () => {
  const here = { capturedMs, fix };
  const away = { capturedMs: capturedMs - 60_000, fix: { ...fix, lat: 19.2 } };
  const farther = { capturedMs: capturedMs - 90_000, fix: { ...fix, lat: 19.3 } };
  const nowhere = { capturedMs: capturedMs + 60_000, fix: null };

  it.each([
    ['all at the shop', [here, here], 'pass', here],
    ['a newer one at the shop', [away, here], 'fail', away],
    ['two elsewhere', [here, away, farther], 'fail', farther],
    ['one without a place', [here, nowhere], 'unsure', here],
    ['the newest without a place, one elsewhere', [away, nowhere], 'fail', away],
    ['none with a place', [{ ...nowhere, capturedMs }, nowhere], null, nowhere],
  ])('%s', (_, shots, verdict, shot) => {
    expect(judgeShots(shots, scene)).toMatchObject({ verdict, shot });
  });
});

describe("the photo's own notes", () => {
  const notes = { taken_at: '2026-11-16T05:10:00Z', ...shop };

  it('agree, or say nothing', () => {
    expect(exifDisagrees(notes, scene)).toBe(false);
    expect(exifDisagrees(null, scene)).toBe(false);
    expect(exifDisagrees({ taken_at: null, lat: null, lng: null }, scene)).toBe(false);
  });

  it('disagree on the time or the place', () => {
    expect(exifDisagrees({ ...notes, taken_at: '2026-11-14T05:00:00Z' }, scene)).toBe(true);
    expect(exifDisagrees({ ...notes, lat: 28.6 }, scene)).toBe(true);
    expect(exifDisagrees({ ...notes, lat: 28.6 }, { ...scene, shop: null })).toBe(false);
  });
});
