import { addDays, istDay } from '@chowk/domain/kernel';
import clsx from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLanguage, useMessages } from '@/i18n';
import { IconButton } from '@/ui/base/icon-button';
import { CalendarDayButton } from './calendar-day-button';
import {
  addMonths,
  type BusyDays,
  type CalendarDay,
  isBusy,
  monthOf,
  monthWeeks,
} from './calendar-days';
import { dayAfterKey, partOfRange, pickDay, within } from './date-range-calendar-rules';
import type { DateRangeValue } from './date-range-rules';

const WEEK = 7;
const SOME_MONDAY = '2026-11-16';

/** Dates carry no time of day: read as UTC, they are the same day everywhere. */
function format(language: string, options: Intl.DateTimeFormatOptions) {
  const made = new Intl.DateTimeFormat(`${language}-IN`, { ...options, timeZone: 'UTC' });
  return (day: CalendarDay) => made.format(Date.parse(`${day}T00:00:00Z`));
}

/** Names of days and months as the language has them. */
function calendarWords(language: string) {
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

interface DateRangeCalendarProps {
  /** Says what the days are picked for. */
  label: string;
  value: DateRangeValue;
  onChange: (value: DateRangeValue) => void;
  busy: readonly BusyDays[];
  /** The first and the last day that may be picked at all. */
  min: CalendarDay;
  max: CalendarDay;
  className?: string;
}

/** A month at a time: free days are picked by two presses, taken ones are crossed out. */
export function DateRangeCalendar(props: DateRangeCalendarProps) {
  const { label, value, onChange, busy, min, max, className } = props;
  const t = useMessages('calendar');
  const language = useLanguage();
  const words = calendarWords(language);
  const titleId = useId();
  const grid = useRef<HTMLTableElement>(null);
  const [reached, setReached] = useState(() => within(value.from || min, min, max));
  const [crossed, setCrossed] = useState<BusyDays>();
  const month = monthOf(reached);
  const today = istDay(Date.now());

  function pick(day: CalendarDay) {
    const picked = pickDay(value, day, busy);
    setReached(day);
    setCrossed(picked.crossed);
    onChange(picked.value);
  }

  function showMonth(months: number) {
    setReached(within(`${addMonths(month, months)}-01`, min, max));
  }

  function moveByKey(event: KeyboardEvent) {
    const next = dayAfterKey(reached, event.key);
    if (!next) return;
    event.preventDefault();
    const day = within(next, min, max);
    flushSync(() => setReached(day));
    grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  }

  function labelOf(day: CalendarDay): string {
    const said = [
      words.wholeDay(day),
      isBusy(day, busy) && t('taken'),
      day === value.from && t('first'),
      day === value.to && t('last'),
    ];
    return said.filter(Boolean).join(', ');
  }

  function statusText(): string {
    if (crossed) return t('crossed', words.range(crossed));
    if (value.from === '') return t('pickFirst');
    return value.to === '' ? t('pickLast') : t('picked', words.range(value));
  }

  return (
    <section aria-label={label} className={clsx('flex flex-col gap-2', className)}>
      <div className="flex items-center justify-between gap-2">
        <IconButton
          label={t('previous')}
          icon={<ChevronLeft aria-hidden className="size-5" />}
          disabled={month <= monthOf(min)}
          onClick={() => showMonth(-1)}
        />
        <p id={titleId} aria-live="polite" className="font-heading font-semibold text-lg">
          {words.month(month)}
        </p>
        <IconButton
          label={t('next')}
          icon={<ChevronRight aria-hidden className="size-5" />}
          disabled={month >= monthOf(max)}
          onClick={() => showMonth(1)}
        />
      </div>
      <table
        ref={grid}
        aria-labelledby={titleId}
        className="w-full table-fixed border-separate border-spacing-x-0 border-spacing-y-0.5"
      >
        <thead>
          <tr>
            {words.weekdays.map(({ short, long }) => (
              <th key={long} scope="col" abbr={long} className="font-medium text-muted text-xs">
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthWeeks(month).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, place) => (
                <td key={day ?? words.weekdays[place]?.long} className="p-0">
                  {day && (
                    <CalendarDayButton
                      day={day}
                      label={labelOf(day)}
                      part={partOfRange(value, day)}
                      isTaken={isBusy(day, busy)}
                      isOutside={day < min || day > max}
                      isToday={day === today}
                      isReached={day === reached}
                      onPick={() => pick(day)}
                      onKeyDown={moveByKey}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p role="status" className="min-h-5 text-muted text-sm max-sm:text-center">
        {statusText()}
      </p>
    </section>
  );
}
