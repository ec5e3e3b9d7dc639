import { distanceM, type Position } from '@chowk/domain/kernel';
import type { Lead } from '@chowk/domain/leads';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { useErrorWords } from '@/api/errors/use-error-words';
import { allLeadsOptions, type LeadFilter, leadsOptions } from '@/features/leads/leads.queries';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { LazyUpdatedAgo } from '@/ui/feedback/lazy-updated-ago';
import { Skeleton } from '@/ui/feedback/skeleton';
import { CARD_CLASS } from '@/ui/layout/card';
import { LeadCard, type LinkElement } from './lead-card';

interface LeadListProps {
  filter: LeadFilter;
  linkTo: (leadId: string) => LinkElement;
}

/** The newest first, page after page. */
export function NewestLeads({ filter, linkTo }: LeadListProps) {
  const t = useMessages('leads');
  const query = useInfiniteQuery({
    ...leadsOptions(filter),
    placeholderData: keepPreviousData,
  });
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  if (!data) return <NotYet error={query.error} retry={() => void query.refetch()} />;
  const leads = data.pages.flatMap(({ items }) => items);
  return (
    <>
      <LazyUpdatedAgo savedAt={data.pages[0]?.savedAt} />
      <Leads leads={leads} linkTo={linkTo} />
      {hasNextPage && (
        <Button
          variant="secondary"
          className="self-center"
          isLoading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
    </>
  );
}

/** Those without a position come last. */
function distanceOf({ position }: Lead, from: Position): number | undefined {
  return position ? distanceM(position, from) : undefined;
}

/** The way to go: from where the bizman stands, the nearest first. */
export function NearestLeads({ filter, from, linkTo }: LeadListProps & { from: Position }) {
  const { data, error, refetch } = useQuery({
    ...allLeadsOptions(filter),
    placeholderData: keepPreviousData,
  });
  if (!data) return <NotYet error={error} retry={() => void refetch()} />;
  const far = (lead: Lead) => distanceOf(lead, from) ?? Number.MAX_VALUE;
  const leads = [...data.items].sort((one, other) => far(one) - far(other));
  return (
    <>
      <LazyUpdatedAgo savedAt={data.savedAt} />
      <Leads leads={leads} linkTo={linkTo} from={from} />
    </>
  );
}

interface LeadsProps {
  leads: readonly Lead[];
  linkTo: LeadListProps['linkTo'];
  from?: Position;
}

function Leads({ leads, linkTo, from }: LeadsProps) {
  const t = useMessages('leads');
  if (leads.length === 0) {
    return (
      <div className={CARD_CLASS}>
        <EmptyState icon={<SearchX />} title={t('empty.search')} text={t('empty.searchText')} />
      </div>
    );
  }
  return (
    <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
      {leads.map((lead) => (
        <li key={lead.id} className="min-w-0">
          <LeadCard lead={lead} link={linkTo(lead.id)} distanceM={from && distanceOf(lead, from)} />
        </li>
      ))}
    </ul>
  );
}

function NotYet({ error, retry }: { error: unknown; retry: () => void }) {
  const t = useMessages('ui');
  const errorWords = useErrorWords();
  if (error) return <ErrorState error={error} text={errorWords(error)} onRetry={retry} />;
  return (
    <div role="status" aria-label={t('loading')} className="grid gap-3 md:grid-cols-2">
      {['a', 'b'].map((key) => (
        <Skeleton key={key} className="h-40 rounded-lg" />
      ))}
    </div>
  );
}
