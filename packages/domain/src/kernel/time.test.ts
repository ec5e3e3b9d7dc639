import { describe, expect, it } from 'vitest';
import {
  DAY_MS,
  financialYear,
  formatDate,
  formatDays,
  HOUR_MS,
  istDay,
  istMonth,
  MINUTE_MS,
  relativeTime,
  startOfFinancialYear,
  startOfIstDay,
  startOfIstMonth,
  startOfMonth,
} from './time';

const at = (iso: string) => Date.parse(iso);

describe("India's day", () => {
  it.each([
    ['2026-11-15T18:29:59.999Z', '2026-11-15'],
    ['2026-11-15T18:30:00.000Z', '2026-11-16'],
  ])('at %s is %s', (iso, day) => {
    expect(istDay(at(iso))).toBe(day);
    expect(istDay(startOfIstDay(at(iso)))).toBe(day);
    expect(istDay(startOfIstDay(at(iso)) - 1)).not.toBe(day);
  });

  it('starts its months at midnight in India', () => {
    expect(new Date(startOfIstMonth(at('2026-10-31T19:00:00Z'))).toISOString()).toBe(
      '2026-10-31T18:30:00.000Z',
    );
    expect(new Date(startOfIstMonth(at('2026-10-31T18:00:00Z'))).toISOString()).toBe(
      '2026-09-30T18:30:00.000Z',
    );
  });

  it('starts its financial year on 1 April', () => {
    expect(financialYear(at('2027-03-31T18:29:00Z'))).toBe('2026-27');
    expect(financialYear(at('2027-03-31T18:30:00Z'))).toBe('2027-28');
    expect(financialYear(at('2099-12-01T00:00:00Z'))).toBe('2099-00');
  });
});

describe('moments in words', () => {
  const now = at('2026-11-16T04:30:00Z');

  it('are read in India, in the language asked for', () => {
    expect(formatDate('2026-11-15T20:00:00Z', 'en')).toBe('16 Nov 2026');
    expect(formatDate('2026-11-15T20:00:00Z', 'hi')).toContain('नव.');
    expect(formatDate('2026-11-15T20:00:00Z', 'en', { isShort: true })).toBe('16 Nov');
    expect(formatDate('2026-11-15T20:00:00Z', 'en', { withTime: true })).toMatch(/1:30\sam/i);
  });

  it('names what first and last day share once, in both languages', () => {
    expect(formatDate('2026-11-20T20:00:00Z', 'en', { isShort: true })).toBe('21 Nov');
    expect(formatDays('2026-11-20', '2026-11-26', 'en')).toMatch(/^20\s?–\s?26 Nov 2026$/);
    expect(formatDays('2026-11-20', '2026-11-26', 'hi')).toContain('नव');
    expect(formatDays('2026-11-20', '2026-11-20', 'en')).toBe('20 Nov 2026');
  });

  it.each([
    [-5 * MINUTE_MS, '5 minutes ago'],
    [3 * DAY_MS, 'in 3 days'],
    [-DAY_MS, 'yesterday'],
    [-2 * HOUR_MS, '2 hours ago'],
    [-30 * DAY_MS, '1 month ago'],
    [-54 * DAY_MS, '2 months ago'],
    [40 * DAY_MS, 'in 1 month'],
    [-400 * DAY_MS, '1 year ago'],
    [-700 * DAY_MS, '2 years ago'],
    [0, 'now'],
    [MINUTE_MS / 3, 'now'],
    [1.9 * DAY_MS, 'in 2 days'],
    [5.55 * DAY_MS, 'in 5 days'],
    [-1.6 * DAY_MS, '2 days ago'],
  ])('%i ms away is "%s"', (ms, words) => {
    expect(relativeTime(new Date(now + ms).toISOString(), now, 'en')).toBe(words);
  });

  it('call a moment ago just now in Hindi, not from now on', () => {
    const moments = [0, -MINUTE_MS / 120, MINUTE_MS / 3];
    for (const ms of moments) {
      expect(relativeTime(new Date(now + ms).toISOString(), now, 'hi')).toBe('अभी');
    }
  });

  it('name no month of the calendar for one that is only so many days away, in Hindi neither', () => {
    expect(relativeTime('2026-09-23T04:30:00Z', now, 'hi')).toBe('2 माह पहले');
    expect(relativeTime('2026-10-10T04:30:00Z', now, 'hi')).toBe('1 माह पहले');
  });
});

describe('the financial year', () => {
  it.each([
    ['2026-03-31T18:29:59Z', '2025-03-31T18:30:00.000Z'],
    ['2026-03-31T18:30:00Z', '2026-03-31T18:30:00.000Z'],
    ['2026-12-31T23:00:00Z', '2026-03-31T18:30:00.000Z'],
  ])('that %s is in began at %s', (iso, began) => {
    expect(new Date(startOfFinancialYear(at(iso))).toISOString()).toBe(began);
  });
});

describe('a month by its name', () => {
  it('begins at midnight in India and is the one its moments are in', () => {
    expect(new Date(startOfMonth('2026-11')).toISOString()).toBe('2026-10-31T18:30:00.000Z');
    expect(startOfMonth('2026-12', 1)).toBe(startOfMonth('2027-01'));
    expect(istMonth(startOfMonth('2027-01'))).toBe('2027-01');
    expect(istMonth(startOfMonth('2027-01') - 1)).toBe('2026-12');
  });
});
