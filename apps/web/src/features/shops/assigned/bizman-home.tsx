import { LEAD_STATES } from '@chowk/domain/leads';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useErrorWords } from '@/api/errors/use-error-words';
import { ToVisit } from '@/features/shops/visits/to-visit';
import { useMessages } from '@/i18n';
import { StatTile } from '@/ui/charts/stat-tile';
import { ErrorState } from '@/ui/feedback/error-state';
import { LazyUpdatedAgo } from '@/ui/feedback/lazy-updated-ago';
import { SkeletonText } from '@/ui/feedback/skeleton';
import { Card } from '@/ui/layout/card';
import { type LinkElement, More } from './home-more';
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
    <section aria-label={t('home.month')} className="grid grid-cols-pair gap-3 lg:grid-cols-4">
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

interface LeadsByStateProps {
  summary: BizmanSummary | undefined;
  leadsLink: LinkElement;
  newLead: ReactNode;
}

function LeadsByState({ summary, leadsLink, newLead }: LeadsByStateProps) {
  const t = useMessages('myshops');
  const words = useMessages('leads');
  const states = summary && LEAD_STATES.filter((state) => summary.leads[state]);
  return (
    <Card title={t('home.leads')} actions={<More link={leadsLink} />}>
      {!states && <SkeletonText lines={3} />}
      {states?.length === 0 && <p className="text-muted">{t('home.leadsNone')}</p>}
      <dl className="grid gap-1">
        {states?.map((state) => (
          <div key={state} className="flex justify-between gap-4">
            <dt className="text-muted">{words(`status.${state}`)}</dt>
            <dd className="font-semibold tabular-nums">{summary?.leads[state]}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-4">{newLead}</div>
    </Card>
  );
}
