import { istDay } from '@chowk/domain/kernel';
import { Frame, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { marketOptions } from '@/features/ad-spaces/ad-spaces.queries';
import type { LinkElement } from '@/features/ad-spaces/link-element';
import { useMessages } from '@/i18n';
import { CardGrid, CardSkeletons } from '@/lists/card-grid';
import { ListBody } from '@/lists/list-body';
import { usePagedList } from '@/lists/use-paged-list';
import { Button } from '@/ui/base/button';
import { EmptyState } from '@/ui/feedback/empty-state';
import { SearchField } from '@/ui/fields/search-field';
import { useDebounced } from '@/ui/forms/use-debounced';
import { CARD_CLASS } from '@/ui/layout/card';
import { useMediaQuery } from '@/ui/layout/use-media-query';
import { useStable } from '@/ui/layout/use-stable';
import { LazySheet } from '@/ui/overlays/lazy-overlays';
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
  const settled = useDebounced(typed.trim());
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
  const params = marketParams(search, istDay(Date.now()));
  const list = usePagedList(params, (cursor) => marketOptions(params, cursor));
  const isFiltered = search.q !== undefined || countFilters(search) > 0;
  return (
    <ListBody
      list={list}
      skeleton={<CardSkeletons height="h-44" />}
      empty={
        <EmptyState
          icon={<Frame />}
          title={t(isFiltered ? 'noMatch' : 'empty')}
          text={t(isFiltered ? 'noMatchText' : 'emptyText')}
        />
      }
    >
      {(spaces) => (
        <>
          <h2 className="sr-only">{t('list')}</h2>
          <CardGrid
            rows={spaces}
            label={t('list')}
            className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3"
          >
            {(space) => <SpaceCard space={space} link={linkTo(space.id)} />}
          </CardGrid>
        </>
      )}
    </ListBody>
  );
}
