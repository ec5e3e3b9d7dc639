import { Link } from '@tanstack/react-router';
import { Store } from 'lucide-react';
import { usePageMeta } from '@/app/router/page-meta';
import { ActForShop } from '@/features/shops/acting/act-for-shop';
import { myShopsOptions } from '@/features/shops/assigned/my-shops.queries';
import { useMessages } from '@/i18n';
import { CardGrid, CardSkeletons } from '@/lists/card-grid';
import { ListScreen } from '@/lists/list-screen';
import { useGrowingList } from '@/lists/use-growing-list';
import { useSearch } from '@/lists/use-search';
import { ButtonLink } from '@/ui/base/button';
import { EmptyState } from '@/ui/feedback/empty-state';
import { CARD_CLASS } from '@/ui/layout/card';
import { PageHeader } from '@/ui/layout/page-header';

/** A bizman chooses a shop to act for, then uses its pages. */
export function ChooseShop() {
  const t = useMessages('market');
  // Each of these pages is the shop's page of the same name.
  const to = usePageMeta()?.path.replace('bizman', 'retailer') ?? '/retailer-marketplace';
  const { search, field } = useSearch();
  const list = useGrowingList(myShopsOptions(search));
  const shops = list.rows
    ?.map(({ shop }) => shop)
    .filter(({ owner_id, status }) => owner_id !== null && status === 'active');
  return (
    <div className="flex flex-col gap-5">
      <PageHeader title={t('choose.title')} description={t('choose.text')} />
      <ListScreen
        list={{ ...list, rows: shops }}
        label={t('choose.title')}
        search={field}
        skeleton={<CardSkeletons count={1} height="h-40" className="" />}
        empty={
          !list.more && (
            <EmptyState
              icon={<Store />}
              title={search ? t('empty.search.title') : t('choose.none')}
              action={
                <ButtonLink render={<Link to="/manage-shops" search={{}} />}>
                  {t('choose.shops')}
                </ButtonLink>
              }
            />
          )
        }
        more={t('more')}
      >
        {(rows) => (
          <CardGrid rows={rows} className="grid gap-3 md:grid-cols-2">
            {({ id, shop_name, area }) => (
              <div
                className={`${CARD_CLASS} flex h-full flex-wrap items-center justify-between gap-3 p-4`}
              >
                <span className="min-w-0">
                  <span className="block font-semibold">{shop_name}</span>
                  <span className="block text-muted text-sm">{area}</span>
                </span>
                <ActForShop shopId={id} to={to} />
              </div>
            )}
          </CardGrid>
        )}
      </ListScreen>
    </div>
  );
}
