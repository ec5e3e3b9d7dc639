import { IST_ZONE } from '@chowk/domain/kernel';

const FORMATS = {
  narrow: { month: 'narrow' },
  short: { month: 'short' },
  long: { month: 'long', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** "N", "Nov" or "November 2026" of YYYY-MM. */
export function monthName(
  month: string,
  language: string,
  length: keyof typeof FORMATS = 'short',
): string {
  const options = { timeZone: IST_ZONE, ...FORMATS[length] };
  const noon = new Date(`${month}-01T12:00:00+05:30`);
  return new Intl.DateTimeFormat(`${language}-IN`, options).format(noon);
}
