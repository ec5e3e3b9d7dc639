import type { ShopHealth } from '@chowk/domain/shops';
import { Store } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { contractClient } from '@/api/client/browser-client';
import { useMessages } from '@/i18n';
import { FilterSelect } from '@/lists/filter-select';
import { ListExport } from '@/lists/list-export';
import type { NarrowedListProps } from '@/lists/list-state';
import { ListTable } from '@/lists/list-table';
import { usePagedList } from '@/lists/use-paged-list';
import { useSearch } from '@/lists/use-search';
import { Button } from '@/ui/base/button';
import { EmptyState } from '@/ui/feedback/empty-state';
import { RelativeTime } from '@/ui/feedback/relative-time';
import type { Column } from '@/ui/table/data-table';
import { AssignDialog } from './assign-dialog';
import { allShopsOptions, listAllShopsRef, type ShopsAsked, shopsParams } from './bizmen.queries';

interface AllShopsProps extends NarrowedListProps {
  link: (id: string, content: ReactNode) => ReactNode;
}

/** Every store, how it does, and who looks after it; here it can be given to another bizman. */
export function AllShops({ link, filter, onFilter, views }: AllShopsProps) {
  const t = useMessages('bizmen');
  const { typed, search, field } = useSearch(filter.search);
  const params = shopsParams({ ...filter, search });
  const [chosen, setChosen] = useState<ShopHealth>();
  const list = usePagedList(params, (cursor) => allShopsOptions(params, cursor));
  return (
    <>
      <ListTable
        label={t('shops.title')}
        columns={useColumns()}
        list={list}
        rowKey={({ shop }) => shop.id}
        rowLink={({ shop }, content) => link(shop.id, content)}
        rowActions={(health) => (
          <Button
            variant="secondary"
            size="sm"
            aria-label={t('assign.open', { shop: health.shop.shop_name })}
            onClick={() => setChosen(health)}
          >
            {t('assign.action')}
          </Button>
        )}
        search={{ label: t('shops.search'), ...field }}
        filters={
          <>
            <FilterSelect
              label={t('bizman')}
              all={t('shops.any')}
              values={['yes', 'no']}
              nameOf={(value) => t(value === 'yes' ? 'shops.withBizman' : 'shops.withoutBizman')}
              value={filter.status}
              onChange={(status) => onFilter({ search: typed, status: status ?? '' })}
            />
            <ShopsExport params={params} />
            {views({ ...filter, search })}
          </>
        }
        empty={<EmptyState icon={<Store />} title={t('shops.none')} text={t('shops.noneText')} />}
        nothingFound={<EmptyState icon={<Store />} title={t('shops.none')} text={t('foundText')} />}
      />
      <AssignDialog health={chosen} onClose={() => setChosen(undefined)} />
    </>
  );
}

function ShopsExport({ params }: { params: ShopsAsked }) {
  const t = useMessages('bizmen');
  return (
    <ListExport<ShopHealth>
      list="shops"
      label={t('shops.title')}
      params={params}
      readPage={(page) => contractClient.runQuery(listAllShopsRef, { ...params, ...page })}
      columns={[
        { header: t('shop'), value: ({ shop }) => shop.shop_name },
        { header: t('area'), value: ({ shop }) => shop.area },
        { header: t('owner'), value: ({ owner_name }) => owner_name },
        { header: t('bizman'), value: ({ salesperson_name }) => salesperson_name },
        { header: t('openDeals'), value: ({ open_deals }) => open_deals },
        { header: t('due'), value: ({ proofs_due }) => proofs_due },
        { header: t('lastActive'), value: ({ last_active_at }) => last_active_at },
        { header: 'id', value: ({ shop }) => shop.id },
      ]}
    />
  );
}

function useColumns(): Column<ShopHealth>[] {
  const t = useMessages('bizmen');
  return [
    { id: 'shop', header: t('shop'), isTitle: true, cell: ({ shop }) => shop.shop_name },
    { id: 'area', header: t('area'), cell: ({ shop }) => shop.area ?? t('unknown') },
    { id: 'owner', header: t('owner'), cell: ({ owner_name }) => owner_name ?? t('unclaimed') },
    {
      id: 'bizman',
      header: t('bizman'),
      cell: ({ salesperson_name }) => salesperson_name ?? t('nobody'),
    },
    { id: 'open', header: t('openDeals'), align: 'end', cell: ({ open_deals }) => open_deals },
    { id: 'due', header: t('due'), align: 'end', cell: ({ proofs_due }) => proofs_due },
    {
      id: 'active',
      header: t('lastActive'),
      cell: ({ last_active_at: at }) => (at ? <RelativeTime iso={at} /> : t('never')),
    },
  ];
}
