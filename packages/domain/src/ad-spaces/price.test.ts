import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countDays, rupees } from '../kernel';
import { bookingPeriods, bookingPrice, periodDueMs, spacePricePaise } from './price';

const rates = {
  price_per_day_paise: rupees(100),
  price_per_week_paise: rupees(500),
  price_per_month_paise: rupees(1_500),
};
const dailyOnly = { ...rates, price_per_week_paise: null, price_per_month_paise: null };

describe('the price of some days', () => {
  it.each([
    [1, 100],
    [5, 500],
    [6, 500],
    [7, 500],
    [8, 600],
    [14, 1_000],
    [20, 1_500],
    [30, 1_500],
    [31, 1_600],
    [37, 2_000],
    [60, 3_000],
  ])('%d days are %d rupees', (days, sum) => {
    expect(spacePricePaise(rates, days)).toBe(rupees(sum));
  });

  it('is by the day where a shop has no other rate', () => {
    expect(spacePricePaise(dailyOnly, 45)).toBe(rupees(4_500));
  });

  it('is never more than by the day, and never less for more days', () => {
    const rate = fc.option(fc.integer({ min: 1_000, max: 10_000_000 }), { nil: null });
    fc.assert(
      fc.property(
        fc.integer({ min: 1_000, max: 10_000_000 }),
        rate,
        rate,
        fc.integer({ min: 1, max: 180 }),
        (day, week, month, days) => {
          const asked = {
            price_per_day_paise: day,
            price_per_week_paise: week,
            price_per_month_paise: month,
          };
          const price = spacePricePaise(asked, days);
          expect(price).toBeLessThanOrEqual(day * days);
          expect(price).toBeLessThanOrEqual(spacePricePaise(asked, days + 1));
        },
      ),
    );
  });
});

describe('the weeks of a booking', () => {
  it('begin with the first day and end with the last', () => {
    const weeks = bookingPeriods({ starts_on: '2026-11-26', ends_on: '2026-12-05' }, 1_000);
    expect(weeks).toEqual([
      { number: 1, starts_on: '2026-11-26', ends_on: '2026-12-02', payoutPaise: 700 },
      { number: 2, starts_on: '2026-12-03', ends_on: '2026-12-05', payoutPaise: 300 },
    ]);
  });

  it('are due until the end of the day after, in India', () => {
    const due = periodDueMs({ starts_on: '2026-11-26', ends_on: '2026-12-02' });
    expect(new Date(due).toISOString()).toBe('2026-12-03T18:29:59.999Z');
  });

  it('add up to the price and to what is held, to the paisa', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1_000, max: 1_800_000_000 }),
        fc.integer({ min: 0, max: 179 }),
        fc.integer({ min: 0, max: 2_000 }),
        (price, length, feeBps) => {
          const ends = new Date(Date.UTC(2026, 1, 1 + length)).toISOString().slice(0, 10);
          const weeks = bookingPeriods({ starts_on: '2026-02-01', ends_on: ends }, price);
          const paid = weeks.reduce((sum, { payoutPaise }) => sum + payoutPaise, 0);
          const days = weeks.reduce((sum, w) => sum + countDays(w.starts_on, w.ends_on), 0);
          const whole = bookingPrice(weeks, { feeBps, gstBps: 1_800 });
          expect(paid).toBe(price);
          expect(days).toBe(length + 1);
          expect(weeks.every(({ payoutPaise }) => payoutPaise > 0)).toBe(true);
          expect(whole.pricePaise).toBe(price);
          expect(whole.totalPaise).toBe(price + whole.feePaise + whole.gstPaise);
        },
      ),
    );
  });
});
