import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import type { ReactNode } from 'react';
import { useErrorWords } from '@/api/errors/use-error-words';
import { useStepWords } from '@/features/admin/audit-log/use-step-words';
import { useMessages } from '@/i18n';
import { BusyBar } from '@/ui/feedback/busy-bar';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { SkeletonText } from '@/ui/feedback/skeleton';
import { DataTablePaging } from '@/ui/table/data-table-paging';
import { useCursorPaging } from '@/ui/table/use-cursor-paging';
import { type TrailFilter, trailOptions } from './trail.queries';
import { TrailEntryRow } from './trail-entry';

const LINES = 8;

interface TrailListProps {
  filter: TrailFilter;
  personLink: (id: string, name: string) => ReactNode;
  /** Shows only what has this in common with an entry. */
  onNarrow?: (part: TrailFilter) => void;
}

export function TrailList({ filter, personLink, onNarrow }: TrailListProps) {
  const t = useMessages('office');
  // The words of its rows, with it: fetched by the first row they would take the page away once more.
  useStepWords();
  const errorWords = useErrorWords();
  const { cursor, pagingFor } = useCursorPaging(JSON.stringify(filter));
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...trailOptions(filter, cursor),
    placeholderData: keepPreviousData,
  });
  if (error) {
    return (
      <ErrorState
        error={error}
        text={errorWords(error)}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <SkeletonText lines={LINES} />;
  if (data.items.length === 0) {
    const isNarrowed = Object.entries(filter).some(([name, said]) => said && name !== 'personId');
    return (
      <EmptyState
        icon={<History />}
        title={t('trail.none')}
        text={t(isNarrowed ? 'trail.noneText' : 'trail.noneYet')}
      />
    );
  }
  const isRefreshing = isFetching && isPlaceholderData;
  return (
    <div className="relative">
      <BusyBar isBusy={isRefreshing} />
      <ul className="divide-y divide-line">
        {data.items.map((entry) => (
          <TrailEntryRow
            key={entry.id}
            entry={entry}
            personLink={personLink}
            {...(onNarrow ? { onNarrow } : {})}
          />
        ))}
      </ul>
      <DataTablePaging {...pagingFor(data.nextCursor)} isBusy={isRefreshing} />
    </div>
  );
}
