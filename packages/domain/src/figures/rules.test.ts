import { describe, expect, it } from 'vitest';
import { daysOf, rangeBefore, waitOf } from './rules';

describe('the wait for a proof', () => {
  const classes = [
    { hours: 24, n: 2 },
    { hours: 1, n: 6 },
    { hours: null, n: 2 },
    { hours: 4, n: 0 },
  ];

  it('is told by the class in which the share is reached, in whatever order they come', () => {
    expect(waitOf(classes, 0.5)?.hours).toBe(1);
    expect(waitOf(classes, 0.6)?.hours).toBe(1);
    expect(waitOf(classes, 0.61)?.hours).toBe(24);
    expect(waitOf(classes, 0.9)?.hours).toBeNull();
  });

  it('is unknown while nothing was sent', () => {
    expect(waitOf([{ hours: 1, n: 0 }], 0.5)).toBeUndefined();
  });
});

describe('a range of days', () => {
  it('is compared with as many days before it', () => {
    expect(rangeBefore({ from: '2026-11-10', to: '2026-11-16' })).toEqual({
      from: '2026-11-03',
      to: '2026-11-09',
    });
    expect(rangeBefore({ from: '2026-03-01', to: '2026-03-01' })).toEqual({
      from: '2026-02-28',
      to: '2026-02-28',
    });
  });

  it('names every day once', () => {
    expect(daysOf({ from: '2026-12-30', to: '2027-01-02' })).toEqual([
      '2026-12-30',
      '2026-12-31',
      '2027-01-01',
      '2027-01-02',
    ]);
  });
});
