import { describe, expect, it } from 'vitest';
import { frameCorners } from './frame-corners';
import { hintOf } from './hints/hint';
import { isLevel, leanOf } from './hints/level';
import { lensOf } from './lens';
import { cameraProblemOf } from './open-camera';

const named = (name: string) => Object.assign(new Error('no'), { name });

describe('a camera that does not open', () => {
  it('says why, so that the person can do something about it', () => {
    expect(cameraProblemOf(named('NotAllowedError'))).toBe('denied');
    expect(cameraProblemOf(named('NotFoundError'))).toBe('none');
    expect(cameraProblemOf(named('NotReadableError'))).toBe('busy');
    expect(cameraProblemOf(new Error('something new'))).toBe('unsupported');
    expect(cameraProblemOf('no error at all')).toBe('unsupported');
  });
});

describe('torch and zoom', () => {
  it('are offered only where the camera has them', () => {
    expect(lensOf({})).toEqual({ hasTorch: false, zoom: undefined });
    expect(lensOf({ torch: true, zoom: { min: 1, max: 1 } })).toEqual({
      hasTorch: true,
      zoom: undefined,
    });
    expect(lensOf({ zoom: { min: 1, max: 5, step: 0 } }).zoom).toEqual({
      min: 1,
      max: 5,
      step: 0.1,
    });
  });
});

describe('the level', () => {
  it('is right upright and on the long edge, and silent when the phone lies flat', () => {
    expect(leanOf({ beta: 90, gamma: 0 })).toBeCloseTo(0);
    expect(leanOf({ beta: 0, gamma: 90 })).toBeCloseTo(0);
    expect(leanOf({ beta: 0, gamma: -90 })).toBeCloseTo(0);
    expect(leanOf({ beta: -90, gamma: 0 })).toBeCloseTo(0);
    expect(leanOf({ beta: 2, gamma: 1 })).toBeUndefined();
    expect(leanOf({ beta: null, gamma: null })).toBeUndefined();
  });

  it('tells a leaning phone from a hand that trembles', () => {
    const tilted = leanOf({ beta: 60, gamma: 25 });
    expect(tilted).toBeGreaterThan(5);
    expect(isLevel(tilted)).toBe(false);
    expect(isLevel(leanOf({ beta: 88, gamma: 60 }))).toBe(true);
    expect(isLevel(undefined)).toBe(true);
  });
});

describe('the hint', () => {
  it('names what spoils the photo most, and says when nothing does', () => {
    const fine = { isBlurred: false, isDark: false };
    expect(hintOf({ isBlurred: true, isDark: true }, 20)).toBe('dark');
    expect(hintOf({ isBlurred: true, isDark: false }, 20)).toBe('blurred');
    expect(hintOf(fine, 20)).toBe('lean');
    expect(hintOf(fine, 1)).toBe('fine');
    expect(hintOf(undefined, undefined)).toBe('looking');
  });
});

it('the frame has the shape of the sample, and arms no longer than its shorter side allows', () => {
  expect(frameCorners({ width: 400, height: 300 })).toBe(
    'M0 42V0H42M358 0H400V42M400 258V300H358M42 300H0V258',
  );
});
