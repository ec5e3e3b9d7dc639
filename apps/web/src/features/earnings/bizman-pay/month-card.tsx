import { earnedToday } from '@chowk/domain/earnings';
import { istMonth } from '@chowk/domain/kernel';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { useErrorWords } from '@/api/errors/use-error-words';
import { type EarningTotals, earningTotalsOptions } from '@/features/earnings/earnings.queries';
import { useMessages } from '@/i18n';
import { Money } from '@/ui/base/money';
import { ErrorState } from '@/ui/feedback/error-state';
import { LazyUpdatedAgo } from '@/ui/feedback/lazy-updated-ago';
import { Skeleton } from '@/ui/feedback/skeleton';
import { useNow } from '@/ui/feedback/use-now';
import { CARD_CLASS } from '@/ui/layout/card';
import { targetOptions } from './bizpay.queries';
import { TargetLine } from './target-line';

type LinkElement = ReactElement<{ className?: string; children?: ReactNode }>;

interface MonthCardProps {
  payLink: LinkElement;
  /** To where a PAN is entered. */
  panLink: LinkElement;
}

/** How the month stands: the way to the next bonus, and what came in today. */
export function MonthCard({ payLink, panLink }: MonthCardProps) {
  const errorWords = useErrorWords();
  const { data, error, isFetching, refetch } = useQuery(targetOptions());
  const { data: totals } = useQuery(earningTotalsOptions());
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
  return (
    <section className={`${CARD_CLASS} grid gap-3 p-4`}>
      <LazyUpdatedAgo savedAt={data?.savedAt} />
      {data ? <TargetLine target={data} /> : <Skeleton className="h-22 w-full" />}
      {cloneElement(
        payLink,
        { className: '-mb-2 flex min-h-touch items-center gap-4 border-line border-t pt-2' },
        <PayFigures totals={totals} />,
      )}
      {/* An answer stored before there was the reminder has none. */}
      {totals?.no_pan_bps ? <NoPan bps={totals.no_pan_bps} link={panLink} /> : null}
    </section>
  );
}

function PayFigures({ totals }: { totals: EarningTotals | undefined }) {
  const t = useMessages('target');
  const nowMs = useNow();
  const month = totals?.months.find((each) => each.month === istMonth(nowMs));
  return (
    <>
      <Figure
        label={t('today')}
        paise={totals && (totals.today ? earnedToday(totals.today, nowMs) : 0)}
      />
      <Figure label={t('month')} paise={totals && (month?.net_paise ?? 0)} />
      <ChevronRight aria-hidden className="ms-auto size-5 text-muted" />
    </>
  );
}

function Figure({ label, paise }: { label: string; paise: number | undefined }) {
  return (
    <span className="min-w-0 flex-1">
      <span className="block text-muted text-sm">{label}</span>
      <span className="block font-heading font-semibold text-lg leading-tight">
        {paise === undefined ? <Skeleton className="my-1 h-4 w-16" /> : <Money paise={paise} />}
      </span>
    </span>
  );
}

const BPS_PER_PERCENT = 100;

/** Money that a few letters would keep in the bizman's pocket. */
function NoPan({ bps, link }: { bps: number; link: LinkElement }) {
  const t = useMessages('target');
  return cloneElement(
    link,
    {
      className:
        '-mx-4 -mb-4 flex min-h-touch items-center gap-2 rounded-b-lg bg-warning-soft px-4 py-2 text-sm text-warning-ink',
    },
    <>
      <span className="min-w-0 flex-1">{t('noPan', { percent: bps / BPS_PER_PERCENT })}</span>
      <span className="shrink-0 font-semibold underline underline-offset-4">{t('addPan')}</span>
    </>,
  );
}
