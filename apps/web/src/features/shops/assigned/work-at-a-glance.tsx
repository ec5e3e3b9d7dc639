import { LEAD_STATES } from '@chowk/domain/leads';
import { useQuery } from '@tanstack/react-query';
import { useErrorWords } from '@/api/errors/use-error-words';
import { useMessages } from '@/i18n';
import { ErrorState } from '@/ui/feedback/error-state';
import { LazyUpdatedAgo } from '@/ui/feedback/lazy-updated-ago';
import { SkeletonText } from '@/ui/feedback/skeleton';
import { Card } from '@/ui/layout/card';
import { type LinkElement, More } from './home-more';
import { summaryOptions } from './my-shops.queries';

interface WorkAtAGlanceProps {
  leadsLink: LinkElement;
  shopsLink: LinkElement;
}

/** Below the next step: how the leads stand, and the shops looked after. */
export function WorkAtAGlance({ leadsLink, shopsLink }: WorkAtAGlanceProps) {
  const t = useMessages('myshops');
  const words = useMessages('leads');
  const errorWords = useErrorWords();
  const { data, error, isFetching, refetch } = useQuery(summaryOptions());
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
  const states = LEAD_STATES.filter((state) => state !== 'converted' && data?.leads[state]);
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Card title={t('tab.leads')} actions={<More link={leadsLink} />}>
        {!data && <SkeletonText lines={3} />}
        {data && states.length === 0 && <p className="text-muted">{t('home.leadsNone')}</p>}
        <Counts
          of={states.map((state) => [words(`status.${state}`), data?.leads[state] ?? 0] as const)}
        />
      </Card>
      <Card title={t('tab.shops')} actions={<More link={shopsLink} />}>
        <LazyUpdatedAgo savedAt={data?.savedAt} />
        {!data && <SkeletonText lines={3} />}
        {data && (
          <Counts
            of={[
              [t('home.shops'), data.shops],
              [t('tile.due'), data.proofs_due],
              [t('home.visits'), data.visited_today],
            ]}
          />
        )}
      </Card>
    </div>
  );
}

function Counts({ of }: { of: readonly (readonly [name: string, count: number])[] }) {
  return (
    <dl className="grid gap-1">
      {of.map(([name, count]) => (
        <div key={name} className="flex justify-between gap-4">
          <dt className="text-muted">{name}</dt>
          <dd className="font-semibold tabular-nums">{count}</dd>
        </div>
      ))}
    </dl>
  );
}
