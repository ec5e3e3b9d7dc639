import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useErrorWords } from '@/api/errors/use-error-words';
import { ToVisit } from '@/features/shops/visits/to-visit';
import { useMessages } from '@/i18n';
import { StatTile } from '@/ui/charts/stat-tile';
import { ErrorState } from '@/ui/feedback/error-state';
import { LazyUpdatedAgo } from '@/ui/feedback/lazy-updated-ago';
import type { LinkElement } from './home-more';
import { LeadsByState } from './leads-by-state';
import { type BizmanSummary, summaryOptions } from './my-shops.queries';

interface BizmanHomeProps {
  todayLink: LinkElement;
  leadsLink: LinkElement;
  shopLink: (id: string) => LinkElement;
  newLead: ReactNode;
}

export function BizmanHome(props: BizmanHomeProps) {
  const errorWords = useErrorWords();
  const { data, error, isFetching, refetch } = useQuery(summaryOptions());
  return (
    <>
      <LazyUpdatedAgo savedAt={data?.savedAt} />
      {!data && error ? (
        <ErrorState
          error={error}
          text={errorWords(error)}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <MonthTiles summary={data} />
      )}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <ToVisit {...props} />
        <LeadsByState summary={data} {...props} />
      </div>
    </>
  );
}

function MonthTiles({ summary }: { summary: BizmanSummary | undefined }) {
  const t = useMessages('myshops');
  const isLoading = summary === undefined;
  return (
    <section aria-label={t('home.month')} className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <StatTile
        label={t('home.activations')}
        value={summary?.month_activations}
        isLoading={isLoading}
      />
      <StatTile label={t('home.shops')} value={summary?.shops} isLoading={isLoading} />
      <StatTile label={t('tile.due')} value={summary?.proofs_due} isLoading={isLoading} />
      <StatTile label={t('home.visits')} value={summary?.visited_today} isLoading={isLoading} />
    </section>
  );
}
