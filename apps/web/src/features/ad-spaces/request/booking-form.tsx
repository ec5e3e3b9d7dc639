import {
  type Booking,
  type DaySpan,
  MAX_BOOKING_DAYS,
  requestBooking,
} from '@chowk/domain/ad-spaces';
import { ChowkError, formatPaise, type InputOf, istDay } from '@chowk/domain/kernel';
import { type ReactNode, Suspense } from 'react';
import { NetworkError } from '@/api/errors/errors';
import { outputOrThrow } from '@/commands/send-command';
import { useCommand } from '@/commands/use-command';
import { FormOutcome } from '@/forms/form-outcome';
import { useCommandForm } from '@/forms/use-command-form';
import { useMessages } from '@/i18n';
import { formDraft } from '@/offline/outbox/drafts';
import { Button } from '@/ui/base/button';
import type { DateRangeValue } from '@/ui/calendar/date-range-rules';
import { Banner } from '@/ui/feedback/banner';
import { lazy } from '@/ui/feedback/lazy';
import { Skeleton } from '@/ui/feedback/skeleton';
import { TextArea } from '@/ui/fields/text-area';
import { requestBookingRef } from '../ad-spaces.queries';
import {
  askedDays,
  type BookingDraft,
  busyDays,
  isTooLong,
  lastDay,
  stillFree,
} from './booking-draft';
import { BookingQuote, useQuote } from './booking-quote';

const TAKEN: ReadonlySet<string> = new Set(['DATES_TAKEN', 'DATES_BLOCKED']);

type Asked = Omit<InputOf<typeof requestBooking>, 'id'>;

/**
 * The booking's id is the key of its request too and stays until the server answered: pressing again
 * after a lost line asks for the same booking and holds the money once.
 */
function useRequestBooking(onRequested: (booking: Booking) => void) {
  const t = useMessages('spacemarket');
  const words = useMessages('adspaces');
  const { run } = useCommand(requestBookingRef, { onDone: onRequested });

  /** What all commands say of any other refusal is told by the form. */
  function problemWords(refusal: unknown): string | undefined {
    if (refusal instanceof NetworkError) return words('needsNetwork');
    if (!(refusal instanceof ChowkError)) return undefined;
    if (TAKEN.has(refusal.code)) return t('space.taken');
    const isPrice = refusal.details?.fields?.some(({ rule }) => rule === 'price_changed');
    return isPrice ? t('space.priceChanged') : undefined;
  }

  return {
    /** Throws what it was refused for. */
    request: async (asked: Asked) => {
      outputOrThrow(await run((id) => ({ id, ...asked })));
    },
    problemWords,
  };
}

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
  const { request, problemWords } = useRequestBooking(onRequested);
  const form = useCommandForm({
    schema: requestBooking.input,
    saved: { from: wanted?.starts_on ?? '', to: wanted?.ends_on ?? '', brief: '' },
    draft: formDraft<BookingDraft>('booking', spaceId),
    isWholeRow: true,
    words: { brief: t('space.briefWrong') },
    save: async (typed, { brief }) => {
      if (!span || !quote.data) return typed;
      const { total_paise } = quote.data;
      await request({ space_id: spaceId, ...span, brief, total_paise });
      return undefined;
    },
  });
  const days = stillFree(form.values, taken, today);
  const span = askedDays(days, today);
  const quote = useQuote(spaceId, span);
  const problem = problemWords(form.refusal);

  const isCovered = quote.data && quote.data.wallet_paise >= quote.data.total_paise;
  return (
    <form {...form.box} className="flex flex-col gap-4">
      <Suspense fallback={<Skeleton className="h-96 w-full rounded-md" />}>
        <Calendar
          className="-mx-5 sm:mx-0"
          label={t('space.days')}
          value={days}
          onChange={(picked: DateRangeValue) => form.change(picked)}
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
        maxLength={MAX_BRIEF_LENGTH}
        {...form.field('brief')}
      />
      {span ? (
        <BookingQuote quote={quote} addMoney={addMoney} />
      ) : (
        <p className="text-muted text-sm">{t('space.pick')}</p>
      )}
      <FormOutcome form={{ ...form, problem: problem ?? form.problem }} />
      <Button type="submit" isLoading={form.isBusy} disabled={!span || !isCovered}>
        {quote.data && span
          ? t('space.askSum', { amount: formatPaise(quote.data.total_paise) })
          : t('space.ask')}
      </Button>
      <p className="text-muted text-sm">{t('space.how')}</p>
    </form>
  );
}
