import { expect, it } from 'vitest';
import {
  bonusPaiseFor,
  closedMonths,
  earnedToday,
  payMonth,
  stayedMs,
  stayedSinceMs,
  targetShare,
} from './bizman-pay';

const TIERS = [
  { from: 25, bonusPaise: 300 },
  { from: 10, bonusPaise: 100 },
  { from: 50, bonusPaise: 800 },
];

it.each([
  [0, 0],
  [9, 0],
  [10, 100],
  [24, 100],
  [25, 300],
  [50, 800],
  [500, 800],
])('gives for %i activations the one bonus of %i', (activations, bonusPaise) => {
  expect(bonusPaiseFor(activations, TIERS)).toBe(bonusPaise);
});

it('counts days from midnight to midnight in India, both ways alike', () => {
  const activatedMs = Date.parse('2026-09-17T23:00:00+05:30');
  const dayMs = Date.parse('2026-11-16T00:00:00+05:30');
  expect(stayedMs(activatedMs)).toBe(dayMs);
  expect(activatedMs < stayedSinceMs(dayMs)).toBe(true);
  expect(activatedMs < stayedSinceMs(dayMs - 1)).toBe(false);
});

it('ends a month when it ends in India, also over the year', () => {
  const lastMs = Date.parse('2026-12-31T23:59:59+05:30');
  expect(closedMonths(lastMs, 1)[0]?.month).toBe('2026-11');
  expect(closedMonths(lastMs + 1000, 2)).toEqual([
    {
      month: '2026-12',
      fromMs: Date.parse('2026-12-01T00:00:00+05:30'),
      untilMs: Date.parse('2027-01-01T00:00:00+05:30'),
    },
    {
      month: '2026-11',
      fromMs: Date.parse('2026-11-01T00:00:00+05:30'),
      untilMs: Date.parse('2026-12-01T00:00:00+05:30'),
    },
  ]);
});

it.each([
  [0, 10, 0],
  [5, 10, 0.5],
  [12, 10, 1],
  [60, undefined, 1],
])('lets %i activations towards %s fill %d of the ring', (activations, next, share) => {
  expect(targetShare(activations, next).share).toBe(share);
});

it('takes the pay of a day for that day in India only', () => {
  const known = { day: '2026-11-16', net_paise: 200 };
  expect(earnedToday(known, Date.parse('2026-11-16T23:59:59+05:30'))).toBe(200);
  expect(earnedToday(known, Date.parse('2026-11-17T00:00:00+05:30'))).toBe(0);
});

it('turns from month to month as far as they are known', () => {
  const months = ['2026-09', '2026-10', '2026-11'].map((month, at) => ({
    month,
    gross_paise: at,
    tax_paise: 0,
    net_paise: at,
  }));
  expect(payMonth(months, '2026-10')).toEqual({
    pay: months[1],
    previous: '2026-09',
    next: '2026-11',
  });
  expect(payMonth(months, '2026-09')).toMatchObject({ previous: undefined, next: '2026-10' });
  expect(payMonth(months, undefined)).toMatchObject({ pay: months[2], next: undefined });
  expect(payMonth(months, '2020-01')).toMatchObject({ pay: months[2] });
  expect(payMonth([], undefined)).toBeUndefined();
});
