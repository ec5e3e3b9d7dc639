import { addDays } from '@chowk/domain/kernel';
import type { CalendarDay } from './calendar-days';

const WEEK = 7;
const SOME_MONDAY = '2026-11-16';

/** Dates carry no time of day: read as UTC, they are the same day everywhere. */
function format(language: string, options: Intl.DateTimeFormatOptions) {
  const made = new Intl.DateTimeFormat(`${language}-IN`, { ...options, timeZone: 'UTC' });
  return (day: CalendarDay) => made.format(Date.parse(`${day}T00:00:00Z`));
}

/** Names of days and months as the language has them. */
export function calendarWords(language: string) {
  const month = format(language, { month: 'long', year: 'numeric' });
  const wholeDay = format(language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  const short = format(language, { weekday: 'short' });
  const long = format(language, { weekday: 'long' });
  const day = format(language, { day: 'numeric', month: 'short' });
  return {
    month: (name: string) => month(`${name}-01`),
    wholeDay,
    /** Both ends, short. */
    range: ({ from, to }: { readonly from: CalendarDay; readonly to: CalendarDay }) => ({
      from: day(from),
      to: day(to),
    }),
    weekdays: Array.from({ length: WEEK }, (_, place) => {
      const one = addDays(SOME_MONDAY, place);
      return { short: short(one), long: long(one) };
    }),
  };
}
