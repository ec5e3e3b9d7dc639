import type { Booking, DaySpan } from '@chowk/domain/ad-spaces';
import { MAX_BOOKING_DAYS } from '@chowk/domain/ad-spaces';
import { formatPaise, istDay } from '@chowk/domain/kernel';
import { type FormEvent, type ReactNode, Suspense, useState } from 'react';
import { useErrorWords } from '@/api/errors/use-error-words';
import { formDraft } from '@/api/storage/form-draft';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import type { DateRangeValue } from '@/ui/calendar/date-range-rules';
import { Banner } from '@/ui/feedback/banner';
import { lazy } from '@/ui/feedback/lazy';
import { Skeleton } from '@/ui/feedback/skeleton';
import { TextArea } from '@/ui/fields/text-area';
import {
  askedDays,
  type BookingDraft,
  busyDays,
  isBriefGiven,
  isTooLong,
  lastDay,
  stillFree,
} from './booking-draft';
import { BookingQuote, useQuote } from './booking-quote';
import { type RequestProblem, useRequestBooking } from './use-request-booking';

const Calendar = lazy(() =>
  import('@/ui/calendar/date-range-calendar').then((m) => ({ default: m.DateRangeCalendar })),
);
const MAX_BRIEF_LENGTH = 2_000;

interface BookingFormProps {
  spaceId: string;
  busy: readonly DaySpan[];
  /** Days the list was already narrowed to. */
  wanted: DaySpan | undefined;
  addMoney: (paise: number) => ReactNode;
  onRequested: (booking: Booking) => void;
}

/** Days, what is put up, the price, and the press that holds the money. */
export function BookingForm({ spaceId, busy, wanted, addMoney, onRequested }: BookingFormProps) {
  const t = useMessages('spacemarket');
  const today = istDay(Date.now());
  const taken = busyDays(busy);
  const typed = formDraft<BookingDraft>('booking', spaceId);
  const [draft, setDraft] = useState<BookingDraft>(() => ({
    from: wanted?.starts_on ?? '',
    to: wanted?.ends_on ?? '',
    brief: '',
    ...typed.read(),
  }));
  const [wasAsked, setWasAsked] = useState(false);
  const days = stillFree(draft, taken, today);
  const span = askedDays(days, today);
  const quote = useQuote(spaceId, span);
  const { request, isBusy, problem } = useRequestBooking((booking) => {
    typed.write({});
    onRequested(booking);
  });

  function change(next: Partial<BookingDraft>) {
    const after = { ...draft, ...next };
    setDraft(after);
    typed.write(after);
  }

  function ask(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setWasAsked(true);
    const isGiven = isBriefGiven(draft.brief);
    if (!isGiven) event.currentTarget.querySelector('textarea')?.focus();
    if (!isGiven || !span || !quote.data) return;
    const { total_paise } = quote.data;
    void request({ space_id: spaceId, ...span, brief: draft.brief.trim(), total_paise });
  }

  const isCovered = quote.data && quote.data.wallet_paise >= quote.data.total_paise;
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={ask}>
      <Suspense fallback={<Skeleton className="h-96 w-full rounded-md" />}>
        <Calendar
          className="-mx-5 sm:mx-0"
          label={t('space.days')}
          value={days}
          onChange={(picked: DateRangeValue) => change(picked)}
          busy={taken}
          min={today}
          max={lastDay(today)}
        />
      </Suspense>
      {isTooLong(days) && (
        <Banner tone="warning" title={t('space.long', { count: MAX_BOOKING_DAYS })} />
      )}
      <TextArea
        label={t('space.brief')}
        hint={t('space.briefHint')}
        error={wasAsked && !isBriefGiven(draft.brief) ? t('space.briefWrong') : undefined}
        maxLength={MAX_BRIEF_LENGTH}
        value={draft.brief}
        onChange={(event) => change({ brief: event.target.value })}
      />
      {span ? (
        <BookingQuote quote={quote} addMoney={addMoney} />
      ) : (
        <p className="text-muted text-sm">{t('space.pick')}</p>
      )}
      {problem && <Problem problem={problem} />}
      <Button type="submit" isLoading={isBusy} disabled={!span || !isCovered}>
        {quote.data && span
          ? t('space.askSum', { amount: formatPaise(quote.data.total_paise) })
          : t('space.ask')}
      </Button>
      <p className="text-muted text-sm">{t('space.how')}</p>
    </form>
  );
}

function Problem({ problem }: { problem: RequestProblem }) {
  const t = useMessages('spacemarket');
  const words = useMessages('adspaces');
  const errorWords = useErrorWords();
  const titles = {
    taken: t('space.taken'),
    price: t('space.priceChanged'),
    network: words('needsNetwork'),
  };
  const title = problem.kind === 'other' ? errorWords(problem.error) : titles[problem.kind];
  return <Banner tone="danger" title={title} text={t('space.kept')} />;
}
