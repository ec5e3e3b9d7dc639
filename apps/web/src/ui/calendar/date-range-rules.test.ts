import { describe, expect, it } from 'vitest';
import { presetOf, presetRange, rangeProblem } from './date-range-rules';

/** 1 March 2027, 00:10 in India: still February in UTC. */
const JUST_AFTER_MIDNIGHT_MS = Date.UTC(2027, 1, 28, 18, 40);

describe('presets follow the calendar in India', () => {
  it.each([
    ['today', '2027-03-01', '2027-03-01'],
    ['last7Days', '2027-02-23', '2027-03-01'],
    ['last30Days', '2027-01-31', '2027-03-01'],
    ['thisMonth', '2027-03-01', '2027-03-01'],
    ['lastMonth', '2027-02-01', '2027-02-28'],
  ] as const)('%s', (preset, from, to) => {
    expect(presetRange(preset, JUST_AFTER_MIDNIGHT_MS)).toEqual({ from, to });
  });

  it('finds the preset a range equals', () => {
    const range = presetRange('last7Days', JUST_AFTER_MIDNIGHT_MS);
    expect(presetOf(range, JUST_AFTER_MIDNIGHT_MS)).toBe('last7Days');
    expect(presetOf({ from: '2020-01-01', to: '2020-01-02' }, JUST_AFTER_MIDNIGHT_MS)).toBe(
      undefined,
    );
  });
});

describe('rangeProblem', () => {
  it('accepts a day, a span and open sides', () => {
    expect(rangeProblem({ from: '2026-11-16', to: '2026-11-16' })).toBeUndefined();
    expect(rangeProblem({ from: '2026-11-01', to: '2026-11-16' })).toBeUndefined();
    expect(rangeProblem({ from: '', to: '2026-11-16' })).toBeUndefined();
    expect(rangeProblem({ from: '2026-11-16', to: '' })).toBeUndefined();
  });

  it('refuses a first day after the last', () => {
    expect(rangeProblem({ from: '2026-11-17', to: '2026-11-16' })).toBe('order');
  });

  it('refuses days outside the limits', () => {
    const limits = { min: '2026-11-01', max: '2026-11-30' };
    expect(rangeProblem({ from: '2026-10-31', to: '2026-11-05' }, limits)).toBe('outside');
    expect(rangeProblem({ from: '2026-11-05', to: '2026-12-01' }, limits)).toBe('outside');
    expect(rangeProblem({ from: '2026-11-01', to: '2026-11-30' }, limits)).toBeUndefined();
  });
});
