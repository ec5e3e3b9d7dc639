import { istDay } from '@chowk/domain/kernel';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Frame, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useErrorWords } from '@/api/errors/use-error-words';
import { marketOptions } from '@/features/ad-spaces/ad-spaces.queries';
import { CardSkeletons } from '@/features/ad-spaces/card-skeletons';
import type { LinkElement } from '@/features/ad-spaces/link-element';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { BusyBar } from '@/ui/feedback/busy-bar';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { LazyUpdatedAgo } from '@/ui/feedback/lazy-updated-ago';
import { SearchField } from '@/ui/fields/search-field';
import { useSettled } from '@/ui/forms/use-settled';
import { CARD_CLASS } from '@/ui/layout/card';
import { useMediaQuery } from '@/ui/layout/use-media-query';
import { useStable } from '@/ui/layout/use-stable';
import { LazySheet } from '@/ui/overlays/lazy-overlays';
import { DataTablePaging } from '@/ui/table/data-table-paging';
import { useCursorPaging } from '@/ui/table/use-cursor-paging';
import { MarketFilters } from './market-filters';
import { countFilters, type MarketSearch, marketParams } from './market-search';
import { SpaceCard } from './space-card';

interface MarketProps {
  search: MarketSearch;
  change: (next: Partial<MarketSearch>) => void;
  linkTo: (id: string) => LinkElement;
}

/** Where filters stand beside the list instead of behind a button. */
const WIDE = '(width >= 1024px)';

export function Market({ search, change, linkTo }: MarketProps) {
  const isWide = useMediaQuery(WIDE);
  const filters = <MarketFilters search={search} change={change} />;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[18rem_minmax(0,1fr)] lg:gap-6">
      {isWide && <div className={`${CARD_CLASS} p-4`}>{filters}</div>}
      <div className="flex min-w-0 flex-col gap-4">
        <div className="flex items-start gap-2">
          <Words search={search} change={change} />
          {!isWide && <FilterButton count={countFilters(search)}>{filters}</FilterButton>}
        </div>
        <Found {...{ search, linkTo }} />
      </div>
    </div>
  );
}

/** What is typed goes into the address once it has settled. */
function Words({ search, change }: Omit<MarketProps, 'linkTo'>) {
  const t = useMessages('spacemarket');
  const [typed, setTyped] = useState(search.q ?? '');
  const settled = useSettled(typed.trim());
  const tell = useStable((q: string) => {
    if (q !== (search.q ?? '')) change({ q: q || undefined });
  });
  useEffect(() => tell(settled), [settled, tell]);
  return (
    <SearchField className="min-w-0 flex-1" label={t('search')} value={typed} onChange={setTyped} />
  );
}

function FilterButton({ count, children }: { count: number; children: ReactNode }) {
  const t = useMessages('spacemarket');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        aria-label={count > 0 ? t('filtersOn', { count }) : t('filters')}
        icon={<SlidersHorizontal aria-hidden className="size-5" />}
        onClick={() => setIsOpen(true)}
      >
        {count > 0 ? count : undefined}
      </Button>
      <LazySheet open={isOpen} onOpenChange={setIsOpen} title={t('filters')}>
        {children}
      </LazySheet>
    </>
  );
}

function Found({ search, linkTo }: Pick<MarketProps, 'search' | 'linkTo'>) {
  const t = useMessages('spacemarket');
  const errorWords = useErrorWords();
  const params = marketParams(search, istDay(Date.now()));
  const { cursor, pagingFor } = useCursorPaging(JSON.stringify(params));
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery({
    ...marketOptions(params, cursor),
    placeholderData: keepPreviousData,
  });
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
  if (!data) return <CardSkeletons />;
  if (data.items.length === 0) {
    const isFiltered = search.q !== undefined || countFilters(search) > 0;
    return (
      <EmptyState
        icon={<Frame />}
        title={t(isFiltered ? 'noMatch' : 'empty')}
        text={t(isFiltered ? 'noMatchText' : 'emptyText')}
      />
    );
  }
  return (
    <div className="relative" aria-busy={isPlaceholderData}>
      <BusyBar isBusy={isPlaceholderData} />
      <LazyUpdatedAgo savedAt={data.savedAt} />
      <h2 className="sr-only">{t('list')}</h2>
      <ul aria-label={t('list')} className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {data.items.map((space) => (
          <li key={space.id} className="min-w-0">
            <SpaceCard space={space} link={linkTo(space.id)} />
          </li>
        ))}
      </ul>
      <DataTablePaging {...pagingFor(data.nextCursor)} isBusy={isPlaceholderData} />
    </div>
  );
}
