import { Store } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useMessages } from '@/i18n';
import { CardSkeletons } from '@/lists/card-grid';
import { ListScreen } from '@/lists/list-screen';
import { useGrowingList } from '@/lists/use-growing-list';
import { useSearch } from '@/lists/use-search';
import { EmptyState } from '@/ui/feedback/empty-state';
import { hasFigures, myShopsOptions } from './my-shops.queries';
import { ShopCard } from './shop-card';

interface MyShopsProps {
  linkTo: (id: string) => ReactElement<{ className?: string; children?: ReactNode }>;
  /** Where shops come from, for whoever has none. */
  leadsAction: ReactNode;
}

/** Every shop a bizman looks after, and how each does. */
export function MyShops({ linkTo, leadsAction }: MyShopsProps) {
  const t = useMessages('myshops');
  const { search, field } = useSearch();
  const list = useGrowingList(myShopsOptions(search), { search });
  return (
    <ListScreen
      list={list}
      label={t('tab.shops')}
      search={{ label: t('search'), ...field }}
      skeleton={<CardSkeletons height="h-36" />}
      empty={
        <EmptyState
          icon={<Store />}
          title={t('shops.none')}
          text={t('shops.noneText')}
          action={leadsAction}
        />
      }
      nothingFound={
        <EmptyState icon={<Store />} title={t('found.none')} text={t('found.noneText')} />
      }
      more={t('more')}
    >
      {(shops) => (
        <>
          {!shops.every(hasFigures) && <p className="text-muted text-sm">{t('figures.later')}</p>}
          <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
            {shops.map((health) => (
              <li key={health.shop.id} className="min-w-0">
                <ShopCard health={health} link={linkTo(health.shop.id)} />
              </li>
            ))}
          </ul>
        </>
      )}
    </ListScreen>
  );
}
