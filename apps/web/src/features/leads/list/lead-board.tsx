import { LEAD_STATES, type LeadState } from '@chowk/domain/leads';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useErrorWords } from '@/api/errors/use-error-words';
import { leadsOptions } from '@/features/leads/leads.queries';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { ErrorState } from '@/ui/feedback/error-state';
import { LazyUpdatedAgo } from '@/ui/feedback/lazy-updated-ago';
import { Skeleton } from '@/ui/feedback/skeleton';
import { LeadCard, type LinkElement } from './lead-card';

interface LeadBoardProps {
  search: string;
  linkTo: (leadId: string) => LinkElement;
}

/** The pipeline from left to right, a column a state; on a phone one is turned to after the other. */
export function LeadBoard({ search, linkTo }: LeadBoardProps) {
  const t = useMessages('leads');
  const { data } = useInfiniteQuery(leadsOptions({ status: LEAD_STATES[0], search }));
  return (
    <>
      <LazyUpdatedAgo savedAt={data?.pages[0]?.savedAt} />
      <section
        aria-label={t('view.board')}
        className="-mx-4 flex snap-x snap-mandatory gap-3 overflow-x-auto px-4 pb-2 md:mx-0 md:px-0 xl:grid xl:grid-cols-5"
      >
        {LEAD_STATES.map((status) => (
          <Column key={status} status={status} search={search} linkTo={linkTo} />
        ))}
      </section>
    </>
  );
}

function Column({ status, search, linkTo }: LeadBoardProps & { status: LeadState }) {
  const t = useMessages('leads');
  const { data, hasNextPage, ...query } = useInfiniteQuery(leadsOptions({ status, search }));
  const leads = data?.pages.flatMap(({ items }) => items);
  return (
    <section
      aria-label={t(`status.${status}`)}
      className="flex w-72 shrink-0 snap-center flex-col gap-3 rounded-lg bg-sunken p-3 xl:w-auto"
    >
      <header className="flex items-center justify-between gap-2">
        <h2 className="font-semibold text-base">{t(`status.${status}`)}</h2>
        {leads && (
          <span className="text-muted tabular-nums">
            {leads.length}
            {hasNextPage && '+'}
          </span>
        )}
      </header>
      {!leads && <Waiting error={query.error} retry={() => void query.refetch()} />}
      {leads?.length === 0 && (
        <p className="py-4 text-center text-muted text-sm">{t('empty.column')}</p>
      )}
      <ul className="flex flex-col gap-3">
        {leads?.map((lead) => (
          <li key={lead.id}>
            <LeadCard lead={lead} link={linkTo(lead.id)} isStatusShown={false} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button
          variant="secondary"
          size="sm"
          isLoading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
    </section>
  );
}

function Waiting({ error, retry }: { error: unknown; retry: () => void }) {
  const ui = useMessages('ui');
  const errorWords = useErrorWords();
  if (error) return <ErrorState error={error} text={errorWords(error)} onRetry={retry} />;
  return (
    <div role="status" aria-label={ui('loading')}>
      <Skeleton className="h-32 rounded-lg" />
    </div>
  );
}
