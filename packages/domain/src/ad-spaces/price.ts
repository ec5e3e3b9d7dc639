import { placementPrice } from '../campaigns';
import { addDays, countDays, DAY_MS, type Paise, startOfDay } from '../kernel';
import type { DaySpan } from './rules';

/** What a shop asks; a month is thirty days. Without a rate the smaller ones count. */
export interface SpaceRates {
  readonly price_per_day_paise: Paise;
  readonly price_per_week_paise: Paise | null;
  readonly price_per_month_paise: Paise | null;
}

const WEEK_DAYS = 7;
const MONTH_DAYS = 30;

/** Started units of that length, from none to all of them. */
function* choices(days: number, unitDays: number, ratePaise: Paise | null) {
  yield { days, paise: 0 };
  if (ratePaise === null) return;
  for (let units = 1; (units - 1) * unitDays < days; units += 1) {
    yield { days: Math.max(0, days - units * unitDays), paise: units * ratePaise };
  }
}

/** The least these days can cost by months, weeks and days: six days never cost more than a week. */
export function spacePricePaise(rates: SpaceRates, days: number): Paise {
  let best = Number.POSITIVE_INFINITY;
  for (const month of choices(days, MONTH_DAYS, rates.price_per_month_paise)) {
    for (const week of choices(month.days, WEEK_DAYS, rates.price_per_week_paise)) {
      const sum = month.paise + week.paise + week.days * rates.price_per_day_paise;
      best = Math.min(best, sum);
    }
  }
  return best;
}

/** A week of a booking, proved and paid separately; the last may be shorter. */
export interface BookingPeriod extends DaySpan {
  /** From 1. */
  readonly number: number;
  readonly payoutPaise: Paise;
}

/** The price over the weeks by their days, to the paisa: together they are the price. */
export function bookingPeriods({ starts_on, ends_on }: DaySpan, pricePaise: Paise) {
  const days = countDays(starts_on, ends_on);
  const upTo = (day: number) => Math.floor((pricePaise * day) / days);
  return Array.from({ length: Math.ceil(days / WEEK_DAYS) }, (_, week): BookingPeriod => {
    const from = week * WEEK_DAYS;
    const to = Math.min(from + WEEK_DAYS, days);
    return {
      number: week + 1,
      starts_on: addDays(starts_on, from),
      ends_on: addDays(starts_on, to - 1),
      payoutPaise: upTo(to) - upTo(from),
    };
  });
}

/** Photos of a week may be sent until the day after it is over: a shop may be without a network. */
export function periodDueMs({ ends_on }: DaySpan): number {
  return startOfDay(ends_on) + 2 * DAY_MS - 1;
}

export interface BookingPrice {
  readonly pricePaise: Paise;
  readonly feePaise: Paise;
  readonly gstPaise: Paise;
  /** What is held: what the weeks add up to, each with its fee and tax. */
  readonly totalPaise: Paise;
}

export function bookingPrice(
  periods: readonly BookingPeriod[],
  rates: { readonly feeBps: number; readonly gstBps: number },
): BookingPrice {
  const prices = periods.map(({ payoutPaise }) => placementPrice(payoutPaise, rates));
  const sum = (of: 'payoutPaise' | 'feePaise' | 'gstPaise' | 'totalPaise') =>
    prices.reduce((total, price) => total + price[of], 0);
  return {
    pricePaise: sum('payoutPaise'),
    feePaise: sum('feePaise'),
    gstPaise: sum('gstPaise'),
    totalPaise: sum('totalPaise'),
  };
}
