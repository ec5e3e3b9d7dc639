import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../kernel';
import { mondayOf, streakOf } from './streak';

/** A Tuesday. */
const NOW = Date.parse('2026-11-17T09:00:00+05:30');

describe('the week of a moment', () => {
  it.each([
    ['2026-11-16T00:00:00+05:30', '2026-11-16'],
    ['2026-11-15T23:59:59+05:30', '2026-11-09'],
    ['2026-11-15T18:30:00Z', '2026-11-16'],
    ['2027-01-01T12:00:00+05:30', '2026-12-28'],
  ])('%s begins on %s', (moment, monday) => {
    expect(mondayOf(Date.parse(moment))).toBe(monday);
  });
});

describe('weeks in a row', () => {
  it.each([
    [[], 0, false],
    [['2026-11-16'], 1, true],
    [['2026-11-09'], 1, false],
    [['2026-11-02'], 0, false],
    [['2026-11-02', '2026-11-16', '2026-11-09', '2026-11-09'], 3, true],
    [['2026-11-09', '2026-11-02', '2026-10-19'], 2, false],
  ])('with approvals in the weeks of %j: %i, this week %s', (mondays, weeks, isThisWeek) => {
    expect(streakOf(mondays, NOW)).toEqual({ weeks, is_this_week: isThisWeek });
  });

  it('end where a week is missing, whenever one looks', () => {
    fc.assert(
      fc.property(fc.nat({ max: 60 }), fc.nat({ max: 6 }), (weeks, day) => {
        const nowMs = Date.parse(`${addDays('2026-11-16', day)}T12:00:00+05:30`);
        const mondays = Array.from({ length: weeks }, (_, back) =>
          addDays(mondayOf(nowMs), -7 * back),
        );
        const older = addDays(mondayOf(nowMs), -7 * (weeks + 1));
        // With none of its own, this week is not over: last week's stands alone.
        const found = weeks === 0 ? 1 : weeks;
        expect(streakOf([...mondays, older], nowMs).weeks).toBe(found);
      }),
    );
  });
});
