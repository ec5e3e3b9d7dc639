import {
  type AdSpace,
  type DaySpan,
  MAX_BLOCKED_SPANS,
  MAX_DAYS_AHEAD,
} from '@chowk/domain/ad-spaces';
import { addDays, istDay } from '@chowk/domain/kernel';
import { X } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useCommand } from '@/commands/use-command';
import { blockAdSpaceDatesRef } from '@/features/ad-spaces/ad-spaces.queries';
import { useSpanWords } from '@/features/ad-spaces/day-words';
import { FormOutcome } from '@/forms/form-outcome';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { lazy } from '@/ui/feedback/lazy';
import { Skeleton } from '@/ui/feedback/skeleton';
import { CARD_CLASS } from '@/ui/layout/card';

const Calendar = lazy(() =>
  import('@/ui/calendar/date-range-calendar').then((m) => ({ default: m.DateRangeCalendar })),
);
const NONE = { from: '', to: '' };

interface BlockedDaysProps {
  space: AdSpace;
  /** Booked and kept days alike. */
  busy: readonly DaySpan[];
  onChange: (space: AdSpace) => void;
}

/** The days a shop keeps for itself, picked on the calendar that shows what is booked. */
export function BlockedDays({ space, busy, onChange }: BlockedDaysProps) {
  const t = useMessages('myspaces');
  const spanWords = useSpanWords();
  const [picked, setPicked] = useState(NONE);
  const today = istDay(Date.now());
  const ahead = space.blocked.filter(({ ends_on }) => ends_on >= today);

  const { isBusy, refusal, refusalWords, run } = useCommand(blockAdSpaceDatesRef, {
    done: t('blockedDone'),
    onDone: (after) => {
      onChange(after);
      setPicked(NONE);
    },
  });
  const save = (blocked: readonly DaySpan[]) => run({ id: space.id, blocked: [...blocked] });
  const isFull = ahead.length >= MAX_BLOCKED_SPANS;
  return (
    // Edge to edge on a phone: only so are its days wide enough for a thumb.
    <section
      className={`${CARD_CLASS} flex flex-col gap-4 p-4 max-sm:-mx-4 max-sm:rounded-none max-sm:border-x-0 sm:p-5`}
    >
      <header>
        <h2 className="text-lg">{t('blocked')}</h2>
        <p className="text-muted text-sm">{t('blockedText')}</p>
      </header>
      <Suspense fallback={<Skeleton className="h-96 w-full rounded-md" />}>
        <Calendar
          className="-mx-3 sm:mx-0 sm:max-w-md"
          label={t('blockedPick')}
          value={picked}
          onChange={setPicked}
          busy={busy.map(({ starts_on, ends_on }) => ({ from: starts_on, to: ends_on }))}
          min={today}
          max={addDays(today, MAX_DAYS_AHEAD)}
        />
      </Suspense>
      <FormOutcome form={{ refusal, problem: refusalWords }} />
      <Button
        variant="secondary"
        className="self-start"
        isLoading={isBusy}
        disabled={picked.to === '' || isFull}
        onClick={() => void save([...ahead, { starts_on: picked.from, ends_on: picked.to }])}
      >
        {t('block')}
      </Button>
      {ahead.length === 0 ? (
        <p className="text-muted text-sm">{t('blockedNone')}</p>
      ) : (
        <ul aria-label={t('blockedList')} className="flex flex-wrap gap-2">
          {ahead.map((span) => (
            <li key={span.starts_on}>
              <Button
                size="sm"
                variant="secondary"
                aria-label={t('unblock', { days: spanWords(span) })}
                onClick={() => void save(ahead.filter((each) => each !== span))}
              >
                {spanWords(span)}
                <X aria-hidden className="size-4" />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
