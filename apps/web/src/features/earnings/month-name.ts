import { IST_ZONE } from '@chowk/domain/kernel';

/** "Nov" or "November 2026" of YYYY-MM. */
export function monthName(month: string, language: string, isLong = false): string {
  const format = isLong
    ? ({ month: 'long', year: 'numeric' } as const)
    : ({ month: 'short' } as const);
  const noon = new Date(`${month}-01T12:00:00+05:30`);
  return new Intl.DateTimeFormat(`${language}-IN`, { timeZone: IST_ZONE, ...format }).format(noon);
}
