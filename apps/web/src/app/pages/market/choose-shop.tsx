import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Store } from 'lucide-react';
import { useState } from 'react';
import { useErrorWords } from '@/api/errors/use-error-words';
import { usePageMeta } from '@/app/router/page-meta';
import { ActForShop } from '@/features/shops/acting/act-for-shop';
import { myShopsOptions } from '@/features/shops/assigned/my-shops.queries';
import { useMessages } from '@/i18n';
import { Button, ButtonLink } from '@/ui/base/button';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { LazyUpdatedAgo } from '@/ui/feedback/lazy-updated-ago';
import { Skeleton } from '@/ui/feedback/skeleton';
import { SearchField } from '@/ui/fields/search-field';
import { useSettled } from '@/ui/forms/use-settled';
import { CARD_CLASS } from '@/ui/layout/card';
import { PageHeader } from '@/ui/layout/page-header';

/** A bizman buys in the name of a shop: first which one, then the shop's own pages. */
export function ChooseShop() {
  const t = useMessages('market');
  // Each of these pages is the shop's own page of the same name.
  const to = usePageMeta()?.path.replace('bizman', 'retailer') ?? '/retailer-marketplace';
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim());
  return (
    <div className="flex flex-col gap-5">
      <PageHeader title={t('choose.title')} description={t('choose.text')} />
      <SearchField className="md:w-80" value={typed} onChange={setTyped} />
      <Shops key={search} search={search} to={to} />
    </div>
  );
}

function Shops({ search, to }: { search: string; to: string }) {
  const t = useMessages('market');
  const ui = useMessages('ui');
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
  if (!data) {
    return (
      <div role="status" aria-label={ui('loading')}>
        <Skeleton className="h-40 rounded-lg" />
      </div>
    );
  }
  const shops = data.pages
    .flatMap(({ items }) => items)
    .map(({ shop }) => shop)
    .filter(({ owner_id, status }) => owner_id !== null && status === 'active');
  if (shops.length === 0 && !hasNextPage) {
    return (
      <EmptyState
        icon={<Store />}
        title={search ? t('empty.search.title') : t('choose.none')}
        action={
          <ButtonLink render={<Link to="/manage-shops" search={{}} />}>
            {t('choose.shops')}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <>
      <LazyUpdatedAgo savedAt={data.pages[0]?.savedAt} />
      <ul className="grid gap-3 md:grid-cols-2">
        {shops.map(({ id, shop_name, area }) => (
          <li
            key={id}
            className={`${CARD_CLASS} flex flex-wrap items-center justify-between gap-3 p-4`}
          >
            <span className="min-w-0">
              <span className="block truncate font-semibold">{shop_name}</span>
              <span className="block truncate text-muted text-sm">{area}</span>
            </span>
            <ActForShop shopId={id} to={to} />
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
