import { useInfiniteQuery } from '@tanstack/react-query';
import { Store } from 'lucide-react';
import { type ReactElement, type ReactNode, useState } from 'react';
import { useErrorWords } from '@/api/errors/use-error-words';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { LazyUpdatedAgo } from '@/ui/feedback/lazy-updated-ago';
import { Skeleton } from '@/ui/feedback/skeleton';
import { SearchField } from '@/ui/fields/search-field';
import { useSettled } from '@/ui/forms/use-settled';
import { hasFigures, myShopsOptions } from './my-shops.queries';
import { ShopCard } from './shop-card';

interface MyShopsProps {
  linkTo: (id: string) => ReactElement<{ className?: string; children?: ReactNode }>;
  /** Where shops come from, for whoever has none. */
  leadsAction: ReactNode;
}

/** Every shop a bizman looks after, and how each does. */
export function MyShops(props: MyShopsProps) {
  const t = useMessages('myshops');
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim());
  return (
    <section aria-label={t('tab.shops')} className="flex flex-col gap-4">
      <SearchField className="md:w-80" label={t('search')} value={typed} onChange={setTyped} />
      <ShopList key={search} search={search} {...props} />
    </section>
  );
}

function ShopList({ search, linkTo, leadsAction }: MyShopsProps & { search: string }) {
  const t = useMessages('myshops');
  const errorWords = useErrorWords();
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(myShopsOptions(search));
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
  const items = data.pages.flatMap((page) => page.items);
  if (items.length === 0) {
    return search ? (
      <EmptyState icon={<Store />} title={t('found.none')} text={t('found.noneText')} />
    ) : (
      <EmptyState
        icon={<Store />}
        title={t('shops.none')}
        text={t('shops.noneText')}
        action={leadsAction}
      />
    );
  }
  return (
    <>
      <LazyUpdatedAgo savedAt={data.pages[0]?.savedAt} />
      {!items.every(hasFigures) && <p className="text-muted text-sm">{t('figures.later')}</p>}
      <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
        {items.map((health) => (
          <li key={health.shop.id} className="min-w-0">
            <ShopCard health={health} link={linkTo(health.shop.id)} />
          </li>
        ))}
      </ul>
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

export function CardSkeletons() {
  const t = useMessages('ui');
  return (
    <div
      role="status"
      aria-label={t('loading')}
      className="grid gap-3 md:grid-cols-2 xl:grid-cols-3"
    >
      {['a', 'b', 'c'].map((key) => (
        <Skeleton key={key} className="h-36 rounded-lg" />
      ))}
    </div>
  );
}
