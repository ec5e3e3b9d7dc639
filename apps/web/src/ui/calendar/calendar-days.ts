import { addDays, countDays } from '@chowk/domain/kernel';

/** Calendar days are text, YYYY-MM-DD: they compare in order, and no time zone can move them. */
export type CalendarDay = string;

/** Days that cannot be picked, both ends among them. */
export interface BusyDays {
  readonly from: CalendarDay;
  readonly to: CalendarDay;
}

const MONTH_LENGTH = 'YYYY-MM'.length;
const WEEK = 7;

export function monthOf(day: CalendarDay): string {
  return day.slice(0, MONTH_LENGTH);
}

export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return monthOf(new Date(Date.UTC(year, number - 1 + count, 1)).toISOString());
}

/** Monday is 0, as weeks are printed in India. */
export function weekdayOf(day: CalendarDay): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + WEEK - 1) % WEEK;
}

/** The month as it hangs on a wall: weeks from Monday on, with gaps before the first and after the last. */
export function monthWeeks(month: string): (CalendarDay | undefined)[][] {
  const first = `${month}-01`;
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  const gap = weekdayOf(first);
  const days = countDays(first, last);
  const weeks = Math.ceil((gap + days) / WEEK);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: WEEK }, (__, place) => {
      const index = week * WEEK + place - gap;
      return index >= 0 && index < days ? addDays(first, index) : undefined;
    }),
  );
}

/** In the month of the day, or in the last one shorter than it: 31 January goes to 28 February. */
export function sameDayOfMonth(day: CalendarDay, months: number): CalendarDay {
  const month = addMonths(monthOf(day), months);
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  const wanted = `${month}${day.slice(MONTH_LENGTH)}`;
  return wanted > last ? last : wanted;
}

export function isBusy(day: CalendarDay, busy: readonly BusyDays[]): boolean {
  return busy.some(({ from, to }) => from <= day && day <= to);
}

/** Why these days cannot all be booked. */
export function clashOf(
  range: { from: CalendarDay; to: CalendarDay },
  busy: readonly BusyDays[],
): BusyDays | undefined {
  return busy.find(({ from, to }) => from <= range.to && range.from <= to);
}
