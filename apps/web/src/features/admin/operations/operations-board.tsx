import { formatNumber } from '@chowk/domain/kernel';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { cloneElement, type ReactElement, type ReactNode, Suspense } from 'react';
import { useErrorWords } from '@/api/errors/use-error-words';
import { useMessages } from '@/i18n';
import { Money } from '@/ui/base/money';
import { ErrorState } from '@/ui/feedback/error-state';
import { lazy } from '@/ui/feedback/lazy';
import { RelativeTime } from '@/ui/feedback/relative-time';
import { SkeletonText } from '@/ui/feedback/skeleton';
import { Card } from '@/ui/layout/card';
import { whenUsable } from '@/when-usable';
import { type Operations, operationsOptions } from './operations.queries';

/** Below what waits, a table, and with the words of every step. */
const Refusals = lazy(async () => {
  await whenUsable();
  return { default: (await import('./refusals')).Refusals };
});

export type OperationsPlace = 'leads' | 'topups' | 'payouts' | 'orders' | 'disputes' | 'jobs';

export type PlaceLink = ReactElement<{ className?: string; children?: ReactNode }>;

interface OperationsBoardProps {
  link: (place: OperationsPlace) => PlaceLink;
}

/** Live operations beside the queues: what waits, how long, and what goes wrong out there. */
export function OperationsBoard({ link }: OperationsBoardProps) {
  const t = useMessages('queues');
  const errorWords = useErrorWords();
  const { data, error, isFetching, refetch } = useQuery(operationsOptions());
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Card title={t('ops.title')} description={t('ops.text')}>
        {data && <Waiting data={data} link={link} />}
        {!data && error && (
          <ErrorState
            error={error}
            text={errorWords(error)}
            isRetrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {!data && !error && <SkeletonText lines={5} />}
      </Card>
      <Card title={t('ops.refused')} description={t('ops.refusedText')}>
        <div className="min-h-40">
          <Suspense>
            <Refusals
              rows={data?.refusals}
              error={
                !data && error
                  ? { error, text: errorWords(error), onRetry: () => void refetch() }
                  : undefined
              }
            />
          </Suspense>
        </div>
      </Card>
    </div>
  );
}

function Waiting({ data, link }: { data: Operations } & OperationsBoardProps) {
  const t = useMessages('queues');
  const { payouts } = data;
  return (
    <ul className="divide-y divide-line">
      <Line
        label={t('ops.leads')}
        n={data.leads_stuck.n}
        oldest={data.leads_stuck.oldest_at}
        link={link('leads')}
      />
      <Line
        label={t('ops.topups')}
        n={data.topups.n + data.refunds.n}
        oldest={data.topups.oldest_at ?? data.refunds.oldest_at}
        link={link('topups')}
      />
      <Line
        label={t('ops.payouts')}
        n={payouts.n}
        note={payouts.paise > 0 ? <Money paise={payouts.paise} /> : undefined}
        link={link('payouts')}
      />
      <Line
        label={t('ops.orders')}
        n={data.orders_unanswered.n}
        oldest={data.orders_unanswered.oldest_at}
        link={link('orders')}
      />
      <Line
        label={t('ops.disputes')}
        n={data.order_disputes.n}
        oldest={data.order_disputes.oldest_at}
        link={link('disputes')}
      />
      <Line
        label={t('ops.jobs')}
        n={data.jobs_given_up}
        isBad={data.jobs_given_up > 0}
        link={link('jobs')}
      />
    </ul>
  );
}

interface LineProps {
  label: string;
  n: number;
  oldest?: string | null;
  note?: ReactNode;
  isBad?: boolean;
  link: PlaceLink;
}

function Line({ label, n, oldest, note, isBad, link }: LineProps) {
  const t = useMessages('queues');
  return (
    <li className="flex min-h-touch items-center gap-3 py-2">
      <span className="min-w-0 flex-1">
        {cloneElement(link, {
          className: 'inline-flex min-h-touch items-center font-medium underline',
          children: label,
        })}
        <span className="block text-muted text-sm empty:hidden">
          {note}
          {note && oldest && ' · '}
          {oldest && (
            <>
              {t('ops.oldest')} <RelativeTime iso={oldest} />
            </>
          )}
        </span>
      </span>
      <span
        className={clsx(
          'font-heading font-semibold text-xl tabular-nums',
          isBad && 'text-danger-ink',
        )}
      >
        {formatNumber(n)}
      </span>
    </li>
  );
}
