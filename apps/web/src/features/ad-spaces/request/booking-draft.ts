import { type DaySpan, judgeSpan, MAX_BOOKING_DAYS, MAX_DAYS_AHEAD } from '@chowk/domain/ad-spaces';
import { addDays } from '@chowk/domain/kernel';
import type { BusyDays } from '@/ui/calendar/calendar-days';
import { clashOf } from '@/ui/calendar/calendar-days';
import type { DateRangeValue } from '@/ui/calendar/date-range-rules';

/** What a brand has chosen and written, before it asks. */
export interface BookingDraft {
  readonly from: string;
  readonly to: string;
  readonly brief: string;
}

export const NO_DAYS: DateRangeValue = { from: '', to: '' };

export function busyDays(spans: readonly DaySpan[]): BusyDays[] {
  return spans.map(({ starts_on, ends_on }) => ({ from: starts_on, to: ends_on }));
}

/** Days kept from another day may be taken or over by now: then they are to be picked anew. */
export function stillFree(
  { from, to }: DateRangeValue,
  busy: readonly BusyDays[],
  today: string,
): DateRangeValue {
  if (from === '' || from < today) return NO_DAYS;
  return clashOf({ from, to: to || from }, busy) ? NO_DAYS : { from, to };
}

/** The days to ask for, once there are both and they may be asked for. */
export function askedDays({ from, to }: DateRangeValue, today: string): DaySpan | undefined {
  if (from === '' || to === '') return undefined;
  const span = { starts_on: from, ends_on: to };
  return judgeSpan(span, today) ? undefined : span;
}

/** More days than one booking may have, picked on a calendar that reaches further. */
export function isTooLong({ from, to }: DateRangeValue): boolean {
  return from !== '' && to > addDays(from, MAX_BOOKING_DAYS - 1);
}

export function lastDay(today: string): string {
  return addDays(today, MAX_DAYS_AHEAD);
}
