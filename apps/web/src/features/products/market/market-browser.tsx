import { useInfiniteQuery } from '@tanstack/react-query';
import { PackageSearch } from 'lucide-react';
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
import { marketOptions } from './market.queries';
import { isNarrowed, type MarketFilter, NO_FILTER } from './market-filter';
import { MarketFilters } from './market-filters';
import { type CartControl, ProductCard } from './product-card';

interface MarketBrowserProps {
  shop: { readonly id: string; readonly area: string | null };
  linkTo: (productId: string) => ReactElement<{ className?: string; children?: ReactNode }>;
  control: CartControl;
}

/** All that brands sell to this shop. */
export function MarketBrowser({ shop, linkTo, control }: MarketBrowserProps) {
  const t = useMessages('market');
  const [filter, setFilter] = useState(NO_FILTER);
  const search = useSettled(filter.search.trim());
  const change = (next: Partial<MarketFilter>) => setFilter((before) => ({ ...before, ...next }));
  return (
    <section aria-label={t('tab.browse')} className="flex flex-col gap-4">
      <SearchField
        label={t('search')}
        value={filter.search}
        onChange={(typed) => change({ search: typed })}
      />
      <MarketFilters filter={filter} onChange={change} />
      <ProductList
        filter={{ ...filter, search }}
        onClear={() => setFilter(NO_FILTER)}
        {...{ shop, linkTo, control }}
      />
    </section>
  );
}

interface ProductListProps extends MarketBrowserProps {
  filter: MarketFilter;
  onClear: () => void;
}

function ProductList({ filter, onClear, shop, linkTo, control }: ProductListProps) {
  const t = useMessages('market');
  const errorWords = useErrorWords();
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(marketOptions(shop, filter));
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
  if (!data) return <ProductSkeletons />;
  const products = data.pages.flatMap(({ items }) => items);
  const savedAt = data.pages[0]?.savedAt;
  return (
    <>
      <LazyUpdatedAgo savedAt={savedAt} />
      {products.length === 0 ? (
        <NothingFound filter={filter} isOffline={savedAt !== undefined} onClear={onClear} />
      ) : (
        <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
          {products.map((product) => (
            <li key={product.id} className="min-w-0">
              <ProductCard product={product} link={linkTo(product.id)} control={control} />
            </li>
          ))}
        </ul>
      )}
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

interface NothingFoundProps {
  filter: MarketFilter;
  isOffline: boolean;
  onClear: () => void;
}

function NothingFound({ filter, isOffline, onClear }: NothingFoundProps) {
  const t = useMessages('market');
  const words = wordsFor(filter, isOffline);
  return (
    <EmptyState
      icon={<PackageSearch />}
      title={t(`${words}.title`)}
      text={t(`${words}.text`)}
      action={
        isNarrowed(filter) && (
          <Button variant="secondary" onClick={onClear}>
            {t('empty.clear')}
          </Button>
        )
      }
    />
  );
}

function wordsFor(filter: MarketFilter, isOffline: boolean) {
  if (isOffline) return 'empty.offline';
  if (filter.isFromDeals && !isNarrowed({ ...filter, isFromDeals: false })) return 'empty.deals';
  return isNarrowed(filter) ? 'empty.search' : 'empty';
}

function ProductSkeletons() {
  const t = useMessages('ui');
  return (
    <div
      role="status"
      aria-label={t('loading')}
      className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4"
    >
      {['a', 'b', 'c', 'd'].map((key) => (
        <Skeleton key={key} className="h-44 rounded-lg" />
      ))}
    </div>
  );
}
