import { useQuery } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { errorKey } from '@/api/errors/error-words';
import { useMessages } from '@/i18n';
import { ErrorState } from '@/ui/feedback/error-state';
import { LazyUpdatedAgo } from '@/ui/feedback/lazy-updated-ago';
import { Card } from '@/ui/layout/card';
import { EarningFigures } from './earning-figures';
import { earningTotalsOptions } from './earnings.queries';
import { EarningsChart } from './earnings-chart';
import { NextDay } from './earnings-tile';
import { WithheldNote } from './withheld-note';

interface EarningsSummaryProps {
  isOfShops: boolean;
  /** To where payout details are changed. */
  detailsLink: ReactElement<{ className?: string; children?: ReactNode }>;
}

/** The figures and the year, above the single earnings. */
export function EarningsSummary({ isOfShops, detailsLink }: EarningsSummaryProps) {
  const t = useMessages('earnings');
  const errors = useMessages('errors');
  const { data, error, isFetching, refetch } = useQuery(earningTotalsOptions());
  if (!data && error) {
    return (
      <ErrorState
        error={error}
        text={errors(errorKey(error))}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <div className="grid items-start gap-4 xl:grid-cols-2">
      <div className="empty:hidden xl:col-span-2">
        <WithheldNote totals={data} detailsLink={detailsLink} />
      </div>
      <Card
        title={t('tile.title')}
        description={<NextDay day={data?.next_payable_on} isOfShops={isOfShops} />}
      >
        <LazyUpdatedAgo savedAt={data?.savedAt} />
        <EarningFigures totals={data} />
      </Card>
      <EarningsChart totals={data} isOfShops={isOfShops} />
    </div>
  );
}
