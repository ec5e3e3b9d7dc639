export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

export const IST_ZONE = 'Asia/Kolkata';
/** India has one time zone without daylight saving, so the offset is a constant. */
const IST_OFFSET_MS = 5 * HOUR_MS + 30 * MINUTE_MS;

function toIst(ms: number): Date {
  return new Date(ms + IST_OFFSET_MS);
}

/** The calendar day in India, as YYYY-MM-DD. */
export function istDay(ms: number): string {
  return toIst(ms).toISOString().slice(0, 10);
}

/** The hour of the day in India, from 0 to 23. */
export function istHour(ms: number): number {
  return toIst(ms).getUTCHours();
}

export function startOfIstDay(ms: number): number {
  return Math.floor((ms + IST_OFFSET_MS) / DAY_MS) * DAY_MS - IST_OFFSET_MS;
}

/** The start of the day YYYY-MM-DD in India. */
export function startOfDay(day: string): number {
  return Date.parse(`${day}T00:00:00.000Z`) - IST_OFFSET_MS;
}

/** The day a number of days after YYYY-MM-DD. */
export function addDays(day: string, days: number): string {
  return istDay(startOfDay(day) + days * DAY_MS);
}

/** A valid calendar day: there is no 30th of February. */
export function isDay(text: string): boolean {
  if (!/^20\d{2}-\d{2}-\d{2}$/.test(text)) return false;
  return Number.isFinite(startOfDay(text)) && addDays(text, 0) === text;
}

/** Inclusive: from a day to itself is one. */
export function countDays(from: string, to: string): number {
  return Math.round((startOfDay(to) - startOfDay(from)) / DAY_MS) + 1;
}

export function startOfIstMonth(ms: number): number {
  const ist = toIst(ms);
  return Date.UTC(ist.getUTCFullYear(), ist.getUTCMonth(), 1) - IST_OFFSET_MS;
}

/** The start of the month YYYY-MM in India; `later` adds months. */
export function startOfMonth(month: string, later = 0): number {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return Date.UTC(year, number - 1 + later, 1) - IST_OFFSET_MS;
}

/** The month in India, as YYYY-MM. */
export function istMonth(ms: number): string {
  return istDay(ms).slice(0, 'YYYY-MM'.length);
}

const FINANCIAL_YEAR_START_MONTH = 3;

function firstYear(ms: number): number {
  const ist = toIst(ms);
  return ist.getUTCFullYear() - (ist.getUTCMonth() >= FINANCIAL_YEAR_START_MONTH ? 0 : 1);
}

export function startOfFinancialYear(ms: number): number {
  return Date.UTC(firstYear(ms), FINANCIAL_YEAR_START_MONTH, 1) - IST_OFFSET_MS;
}

/** The financial year (1 April to 31 March) as "2026-27". */
export function financialYear(ms: number): string {
  const from = firstYear(ms);
  return `${from}-${String((from + 1) % 100).padStart(2, '0')}`;
}

export interface DateFormat {
  readonly withTime?: boolean;
  /** Where the year is said already: "16 Nov". */
  readonly isShort?: boolean;
}

/** A date and time in India, in the given language ("16 Nov 2026, 9:48 am"). */
export function formatDate(
  iso: string,
  language: string,
  { withTime, isShort }: DateFormat = {},
): string {
  const parts: Intl.DateTimeFormatOptions = isShort
    ? { day: 'numeric', month: 'short' }
    : { dateStyle: 'medium', ...(withTime ? { timeStyle: 'short' } : {}) };
  const format = new Intl.DateTimeFormat(`${language}-IN`, { timeZone: IST_ZONE, ...parts });
  // The Hindi sign for a shortened word is taken for a degree; apps write a full stop.
  return format.format(new Date(iso)).replace('॰', '.');
}

/** First and last day as the language writes a stretch: what both share is named once. */
export function formatDays(first: string, last: string, language: string): string {
  return new Intl.DateTimeFormat(`${language}-IN`, {
    timeZone: IST_ZONE,
    dateStyle: 'medium',
  }).formatRange(startOfDay(first), startOfDay(last));
}

const STEPS: readonly (readonly [
  limitMs: number,
  unitMs: number,
  unit: Intl.RelativeTimeFormatUnit,
])[] = [
  [MINUTE_MS, SECOND_MS, 'second'],
  [HOUR_MS, MINUTE_MS, 'minute'],
  [DAY_MS, HOUR_MS, 'hour'],
  [30 * DAY_MS, DAY_MS, 'day'],
  [365 * DAY_MS, 30 * DAY_MS, 'month'],
  [Number.POSITIVE_INFINITY, 365 * DAY_MS, 'year'],
];

function daysBetween(fromMs: number, differenceMs: number): number {
  return (startOfIstDay(fromMs + differenceMs) - startOfIstDay(fromMs)) / DAY_MS;
}

/**
 * "5 minutes ago", "in 3 days". Clocks differ by seconds, so less than a minute ahead is now; days
 * are calendar days. "Last month" means the calendar month, so anything further away is counted.
 */
export function relativeTime(iso: string, nowMs: number, language: string): string {
  const differenceMs = new Date(iso).getTime() - nowMs;
  const distanceMs = Math.abs(differenceMs);
  const [, unitMs, unit] = STEPS.find(([limitMs]) => distanceMs < limitMs) ?? [0, DAY_MS, 'day'];
  const numeric = unitMs > DAY_MS ? 'always' : 'auto';
  const format = new Intl.RelativeTimeFormat(`${language}-IN`, { numeric });
  const isNow = differenceMs > 0 && differenceMs < MINUTE_MS;
  const count = isNow ? 0 : differenceMs / unitMs;
  const whole = unitMs < DAY_MS ? Math.trunc(count) : Math.round(count);
  const words = format.format(unit === 'day' ? daysBetween(nowMs, differenceMs) : whole, unit);
  // The format's own Hindi word means "from now on".
  return words === 'अब' ? 'अभी' : words;
}
