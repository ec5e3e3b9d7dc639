import { LEAD_STATES } from '@chowk/domain/leads';
import { planDay } from '@chowk/domain/shops';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useErrorWords } from '@/api/use-error-words';
import { useMessages } from '@/i18n';
import { Badge } from '@/ui/badge';
import { ButtonLink } from '@/ui/button';
import { Card, CardLink } from '@/ui/card';
import { ErrorState } from '@/ui/error-state';
import { LazyUpdatedAgo } from '@/ui/lazy-updated-ago';
import { SkeletonText } from '@/ui/skeleton';
import { StatTile } from '@/ui/stat-tile';
import { useNow } from '@/ui/use-now';
import { type BizmanSummary, shopDayOptions, summaryOptions } from './my-shops.queries';

type LinkElement = ReactElement<{ className?: string; children?: ReactNode }>;

interface BizmanHomeProps {
  shopsLink: LinkElement;
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

/** As many as fit above the fold of a phone. */
const MOST_STOPS = 3;

function ToVisit({ todayLink, shopLink }: BizmanHomeProps) {
  const t = useMessages('myshops');
  const nowMs = useNow();
  const { data } = useQuery(shopDayOptions());
  const stops = data && planDay(data.items, null, nowMs).filter(({ isVisited }) => !isVisited);
  return (
    <Card
      title={t('home.toVisit')}
      description={stops && stops.length > 0 ? t('today.left', { count: stops.length }) : undefined}
      actions={<More link={todayLink} />}
    >
      {!stops && <SkeletonText lines={3} />}
      {stops?.length === 0 && (
        <p className="text-muted">{t(data?.items.length ? 'today.done' : 'today.none')}</p>
      )}
      <ul className="grid gap-2">
        {stops?.slice(0, MOST_STOPS).map(({ item, reasons }) => (
          <li key={item.shop.id}>
            <CardLink
              render={shopLink(item.shop.id)}
              className="flex flex-wrap items-center justify-between gap-2 shadow-none"
            >
              <span className="min-w-0 truncate font-semibold">{item.shop.shop_name}</span>
              <Badge tone={reasons[0] === 'proof_due' ? 'warning' : 'neutral'}>
                {reasons[0] === 'proof_due'
                  ? t('due', { count: item.proofs_due })
                  : t(reasons[0] === 'details' ? 'why.details' : 'why.quiet')}
              </Badge>
            </CardLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function LeadsByState({
  summary,
  leadsLink,
  newLead,
}: Pick<BizmanHomeProps, 'leadsLink' | 'newLead'> & { summary: BizmanSummary | undefined }) {
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

function More({ link }: { link: LinkElement }) {
  const t = useMessages('myshops');
  return (
    <ButtonLink variant="quiet" size="sm" render={link}>
      {t('home.all')}
      <ArrowRight aria-hidden className="size-4" />
    </ButtonLink>
  );
}
