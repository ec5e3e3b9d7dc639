import { IST_ZONE, istDay } from '@chowk/domain/kernel';

const MONTH_LENGTH = 'YYYY-MM'.length;

/** The month in India at that moment, as YYYY-MM. */
export function monthOf(ms: number): string {
  return istDay(ms).slice(0, MONTH_LENGTH);
}

/** The last so many months, the oldest first. */
export function monthsUntil(last: string, count: number): string[] {
  const [year = 0, month = 1] = last.split('-').map(Number);
  return Array.from({ length: count }, (_, place) => {
    const day = new Date(Date.UTC(year, month - count + place, 1));
    return day.toISOString().slice(0, MONTH_LENGTH);
  });
}

/** "Nov" or "November 2026" of YYYY-MM. */
export function monthName(month: string, language: string, isLong = false): string {
  const format = isLong
    ? ({ month: 'long', year: 'numeric' } as const)
    : ({ month: 'short' } as const);
  const noon = new Date(`${month}-01T12:00:00+05:30`);
  return new Intl.DateTimeFormat(`${language}-IN`, { timeZone: IST_ZONE, ...format }).format(noon);
}
