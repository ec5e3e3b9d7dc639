import { PackageSearch } from 'lucide-react';
import { type ReactElement, type ReactNode, useState } from 'react';
import { useMessages } from '@/i18n';
import { CardGrid, CardSkeletons } from '@/lists/card-grid';
import { ListScreen } from '@/lists/list-screen';
import { useGrowingList } from '@/lists/use-growing-list';
import { Button } from '@/ui/base/button';
import { EmptyState } from '@/ui/feedback/empty-state';
import { useDebounced } from '@/ui/forms/use-debounced';
import { marketOptions } from './market.queries';
import { isNarrowed, type MarketFilter, NO_FILTER } from './market-filter';
import { MarketFilters } from './market-filters';
import { type CartControl, ProductCard } from './product-card';

interface MarketBrowserProps {
  shop: { readonly id: string; readonly area: string | null };
  linkTo: (productId: string) => ReactElement<{ className?: string; children?: ReactNode }>;
  control: CartControl;
  /** What comes before all products, while nothing narrows them. */
  first: ReactNode;
}

const COLUMNS = 'grid gap-3 md:grid-cols-2 xl:grid-cols-3';

/** All that brands sell to this shop. */
export function MarketBrowser({ shop, linkTo, control, first }: MarketBrowserProps) {
  const t = useMessages('market');
  const [filter, setFilter] = useState(NO_FILTER);
  const asked = { ...filter, search: useDebounced(filter.search.trim()) };
  const list = useGrowingList(marketOptions(shop, asked));
  const change = (next: Partial<MarketFilter>) => setFilter((before) => ({ ...before, ...next }));
  return (
    <ListScreen
      // Without a network it is what was seen before, which the query puts together itself.
      list={{ ...list, isCached: true }}
      label={t('tab.browse')}
      search={{
        className: '',
        label: t('search'),
        value: filter.search,
        onChange: (search) => change({ search }),
      }}
      above={
        <>
          <MarketFilters filter={filter} onChange={change} />
          {!isNarrowed(asked) && first}
          <h2 className="text-lg">{t(isNarrowed(asked) ? 'found' : 'all')}</h2>
        </>
      }
      skeleton={<CardSkeletons count={4} height="h-32" className={COLUMNS} />}
      empty={
        <NothingFound
          filter={asked}
          isOffline={list.savedAt !== undefined}
          onClear={() => setFilter(NO_FILTER)}
        />
      }
      more={t('more')}
    >
      {(products) => (
        <CardGrid rows={products} className={COLUMNS}>
          {(product) => (
            <ProductCard product={product} link={linkTo(product.id)} control={control} />
          )}
        </CardGrid>
      )}
    </ListScreen>
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
