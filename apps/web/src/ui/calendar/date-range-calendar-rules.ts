import { addDays } from '@chowk/domain/kernel';
import {
  type BusyDays,
  type CalendarDay,
  clashOf,
  sameDayOfMonth,
  weekdayOf,
} from './calendar-days';
import type { DateRangeValue } from './date-range-rules';

/** The first press begins a range, the second ends it. `crossed` says why a range could not be. */
export interface Picked {
  readonly value: DateRangeValue;
  readonly crossed?: BusyDays;
}

/**
 * A second day before the first, or beyond taken days, starts a new range: every press has an
 * effect, and no range contains a taken day.
 */
export function pickDay(
  { from, to }: DateRangeValue,
  day: CalendarDay,
  busy: readonly BusyDays[],
): Picked {
  const begun = { value: { from: day, to: '' } };
  if (from === '' || to !== '' || day < from) return begun;
  const crossed = clashOf({ from, to: day }, busy);
  return crossed ? { ...begun, crossed } : { value: { from, to: day } };
}

const WEEK = 7;

const MOVES: Readonly<Record<string, (day: CalendarDay) => CalendarDay>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -WEEK),
  ArrowDown: (day) => addDays(day, WEEK),
  Home: (day) => addDays(day, -weekdayOf(day)),
  End: (day) => addDays(day, WEEK - 1 - weekdayOf(day)),
  PageUp: (day) => sameDayOfMonth(day, -1),
  PageDown: (day) => sameDayOfMonth(day, 1),
};

/** Where a key leads from a day; nothing for keys a calendar does not know. */
export function dayAfterKey(day: CalendarDay, key: string): CalendarDay | undefined {
  return MOVES[key]?.(day);
}

export function within(day: CalendarDay, min: CalendarDay, max: CalendarDay): CalendarDay {
  if (day < min) return min;
  return day > max ? max : day;
}

export type DayPart = 'none' | 'only' | 'start' | 'middle' | 'end';

/** A day's position in the range, for its style. */
export function partOfRange({ from, to }: DateRangeValue, day: CalendarDay): DayPart {
  if (day === from) return to === '' || to === from ? 'only' : 'start';
  if (day === to) return 'end';
  return from !== '' && to !== '' && from < day && day < to ? 'middle' : 'none';
}
