import clsx from 'clsx';
import type { KeyboardEvent } from 'react';
import type { DayPart } from './date-range-calendar-rules';

interface CalendarDayButtonProps {
  day: string;
  /** The whole date with its state, as it is read aloud. */
  label: string;
  part: DayPart;
  isTaken: boolean;
  isOutside: boolean;
  isToday: boolean;
  /** One day of the month is reached with the Tab key, the others from there with arrows. */
  isReached: boolean;
  onPick: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

const PARTS: Record<DayPart, string> = {
  none: 'rounded-lg',
  only: 'rounded-lg bg-role text-on-role',
  start: 'rounded-s-lg bg-role text-on-role',
  middle: 'bg-role-soft text-role-ink',
  end: 'rounded-e-lg bg-role text-on-role',
};

const DAY_PLACE = 'YYYY-MM-'.length;

/** Taken days stay focusable, so that screen readers announce why they cannot be chosen. */
export function CalendarDayButton(props: CalendarDayButtonProps) {
  const { day, label, part, isTaken, isOutside, isToday, isReached, onPick, onKeyDown } = props;
  const isClosed = isTaken || isOutside;
  return (
    <button
      type="button"
      data-day={day}
      aria-label={label}
      aria-disabled={isClosed || undefined}
      aria-pressed={part !== 'none'}
      aria-current={isToday ? 'date' : undefined}
      tabIndex={isReached ? 0 : -1}
      onClick={isClosed ? undefined : onPick}
      onKeyDown={onKeyDown}
      className={clsx(
        'grid h-touch w-full place-items-center font-semibold tabular-nums focus-visible:relative focus-visible:z-10 focus-visible:-outline-offset-2',
        isClosed ? 'cursor-not-allowed rounded-lg text-muted' : PARTS[part],
        !isClosed && part === 'none' && 'hover:bg-sunken',
        isTaken && 'bg-sunken line-through decoration-2',
        isOutside && !isTaken && 'font-normal',
        isToday && part === 'none' && 'ring-1 ring-line-strong ring-inset',
      )}
    >
      {Number(day.slice(DAY_PLACE))}
    </button>
  );
}
