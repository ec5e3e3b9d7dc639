import { payMonth } from '@chowk/domain/earnings';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { useErrorWords } from '@/api/errors/use-error-words';
import { type EarningTotals, earningTotalsOptions } from '@/features/earnings/earnings.queries';
import { WithheldNote } from '@/features/earnings/earnings-summary';
import { monthName } from '@/features/earnings/month-name';
import { NextDay } from '@/features/earnings/next-day';
import { useLanguage, useMessages } from '@/i18n';
import { Money } from '@/ui/base/money';
import { ErrorState } from '@/ui/feedback/error-state';
import { LazyUpdatedAgo } from '@/ui/feedback/lazy-updated-ago';
import { Skeleton } from '@/ui/feedback/skeleton';
import { CARD_CLASS } from '@/ui/layout/card';
import { MonthSum } from './month-sum';
import { PayLines } from './pay-lines';

type LinkElement = ReactElement<{
  className?: string;
  children?: ReactNode;
  'aria-label'?: string;
}>;

interface MonthPanelProps {
  month: string | undefined;
  monthLink: (month: string) => LinkElement;
  /** To where payout details are changed. */
  detailsLink: LinkElement;
  /** What can be taken along. */
  statement: ReactNode;
}

/** One month of pay: its sum, what it is made of, and when money comes next. */
export function MonthPanel({ month, monthLink, detailsLink, statement }: MonthPanelProps) {
  const errorWords = useErrorWords();
  const { data, error, isFetching, refetch } = useQuery(earningTotalsOptions());
  if (!data && error) {
    return (
      <ErrorState
        error={error}
        text={errorWords(error)}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  const shown = data && payMonth(data.months, month);
  if (!shown) return <Skeleton className="h-64 w-full rounded-lg" />;
  return (
    <div className="grid items-start gap-4 xl:grid-cols-2">
      <div className="grid gap-4">
        <section className={`${CARD_CLASS} p-4`}>
          <MonthSwitch {...shown} month={shown.pay.month} monthLink={monthLink} />
          <LazyUpdatedAgo savedAt={data.savedAt} />
          <MonthSum pay={shown.pay} isNow={shown.next === undefined} />
        </section>
        <WithheldNote totals={data} detailsLink={detailsLink} />
        <NextPayout totals={data} />
      </div>
      <div className="grid gap-4">
        <PayLines key={shown.pay.month} month={shown.pay.month} />
        {statement}
      </div>
    </div>
  );
}

interface MonthSwitchProps extends Pick<MonthPanelProps, 'monthLink'> {
  month: string;
  previous: string | undefined;
  next: string | undefined;
}

function MonthSwitch({ month, previous, next, monthLink }: MonthSwitchProps) {
  const language = useLanguage();
  return (
    <nav className="-mx-2 -mt-2 flex items-center justify-between">
      <Turn to={previous} monthLink={monthLink} icon={<ChevronLeft aria-hidden />} />
      <h2 className="text-lg">{monthName(month, language, 'long')}</h2>
      <Turn to={next} monthLink={monthLink} icon={<ChevronRight aria-hidden />} />
    </nav>
  );
}

interface TurnProps extends Pick<MonthPanelProps, 'monthLink'> {
  to: string | undefined;
  icon: ReactNode;
}

function Turn({ to, monthLink, icon }: TurnProps) {
  const language = useLanguage();
  const className = 'grid size-touch place-items-center rounded-lg';
  if (!to)
    return (
      <span aria-hidden className={`${className} opacity-30`}>
        {icon}
      </span>
    );
  return cloneElement(
    monthLink(to),
    { className: `${className} hover:bg-sunken`, 'aria-label': monthName(to, language, 'long') },
    icon,
  );
}

function NextPayout({ totals }: { totals: EarningTotals }) {
  const t = useMessages('bizpay');
  const ready = totals.payable_paise + totals.in_payout_paise;
  return (
    <section className={`${CARD_CLASS} grid grid-cols-pair gap-x-4 gap-y-2 p-4`}>
      <p className="col-span-full text-sm">
        <NextDay day={totals.next_payable_on} isOfShops />
      </p>
      <Figure label={t('payout.ready')} paise={ready} />
      <Figure label={t('payout.pending')} paise={totals.pending_paise} />
    </section>
  );
}

function Figure({ label, paise }: { label: string; paise: number }) {
  return (
    <p className="min-w-0">
      <span className="block text-muted text-sm">{label}</span>
      <span className="font-heading font-semibold text-lg">
        <Money paise={paise} />
      </span>
    </p>
  );
}
