import type { Deal } from '@chowk/domain/deals';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactElement, type ReactNode, useDeferredValue, useState } from 'react';
import { errorKey } from '@/api/errors/error-words';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { ErrorState } from '@/ui/feedback/error-state';
import { LazyUpdatedAgo } from '@/ui/feedback/lazy-updated-ago';
import { Skeleton } from '@/ui/feedback/skeleton';
import { SearchField } from '@/ui/fields/search-field';
import { useSettled } from '@/ui/forms/use-settled';
import { DealCard } from './deal-card';
import { DealTabs } from './deal-tabs';
import { type DealTab, dealsOptions } from './deals.queries';
import { EmptyFeed } from './empty-feed';

type LinkElement = ReactElement<{ className?: string; children?: ReactNode }>;

interface DealFeedProps {
  tab: DealTab;
  onTab: (tab: DealTab) => void;
  linkTo: (dealId: string) => LinkElement;
  /** Where a shop says what it is, for whoever gets no offers. */
  profileLink: LinkElement;
}

export function DealFeed({ tab, onTab, linkTo, profileLink }: DealFeedProps) {
  const t = useMessages('deals');
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim());
  return (
    <section aria-label={t('feed.title')} className="flex flex-col gap-4">
      <h2 className="text-xl">{t('feed.title')}</h2>
      <div className="flex flex-col gap-3 md:flex-row md:items-center md:justify-between">
        <DealTabs tab={tab} onTab={onTab} />
        <SearchField
          className="md:w-80"
          label={t('feed.search')}
          value={typed}
          onChange={setTyped}
        />
      </div>
      <DealList key={tab} {...{ tab, search, onTab, linkTo, profileLink }} />
    </section>
  );
}

function DealList({ tab, search, onTab, linkTo, profileLink }: DealFeedProps & { search: string }) {
  const t = useMessages('deals');
  const errors = useMessages('errors');
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(dealsOptions(tab, search));
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
  if (!data) return <DealSkeletons />;
  const deals = data.pages.flatMap(({ items }) => items);
  const savedAt = data.pages[0]?.savedAt;
  if (deals.length === 0) {
    return (
      <>
        <LazyUpdatedAgo savedAt={savedAt} />
        <EmptyFeed {...{ tab, search, onTab, profileLink }} />
      </>
    );
  }
  return (
    <>
      <LazyUpdatedAgo savedAt={savedAt} />
      <DealCards deals={deals} linkTo={linkTo} />
      {hasNextPage && (
        <Button
          variant="secondary"
          className="self-center"
          isLoading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {t('feed.more')}
        </Button>
      )}
    </>
  );
}

/** More than a phone shows at once; the rest follows before anybody has scrolled to it. */
const FIRST_CARDS = 5;

function DealCards({ deals, linkTo }: Pick<DealFeedProps, 'linkTo'> & { deals: readonly Deal[] }) {
  const shown = useDeferredValue(deals, deals.slice(0, FIRST_CARDS));
  return (
    <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
      {shown.map((deal) => (
        <li key={deal.id} className="min-w-0">
          <DealCard deal={deal} link={linkTo(deal.id)} />
        </li>
      ))}
    </ul>
  );
}

function DealSkeletons() {
  const t = useMessages('ui');
  return (
    <div
      role="status"
      aria-label={t('loading')}
      className="grid gap-3 md:grid-cols-2 xl:grid-cols-3"
    >
      {['a', 'b', 'c'].map((key) => (
        <Skeleton key={key} className="h-40 rounded-lg" />
      ))}
    </div>
  );
}
