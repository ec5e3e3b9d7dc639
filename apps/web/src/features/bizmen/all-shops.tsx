import type { ShopHealth } from '@chowk/domain/shops';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Store } from 'lucide-react';
import { useState } from 'react';
import { contractClient } from '@/api/browser-client';
import { takeList } from '@/api/take-list';
import { useErrorWords } from '@/api/use-error-words';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/button';
import { type Column, DataTable } from '@/ui/data-table';
import { EmptyState } from '@/ui/empty-state';
import { ExportButtons } from '@/ui/export-buttons';
import { RelativeTime } from '@/ui/relative-time';
import { SearchField } from '@/ui/search-field';
import { useCursorPaging } from '@/ui/use-cursor-paging';
import { useSettled } from '@/ui/use-settled';
import { AssignDialog } from './assign-dialog';
import { allShopsOptions, listAllShopsRef } from './bizmen.queries';

/** Every store, how it does, and who looks after it; here it can be given to another bizman. */
export function AllShops() {
  const t = useMessages('bizmen');
  const errorWords = useErrorWords();
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim());
  const [chosen, setChosen] = useState<ShopHealth>();
  const { cursor, pagingFor } = useCursorPaging(search);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...allShopsOptions({ search, cursor }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <DataTable
        label={t('shops.title')}
        columns={useColumns()}
        rows={data?.items}
        rowKey={({ shop }) => shop.id}
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
        search={<SearchField label={t('shops.search')} value={typed} onChange={setTyped} />}
        filters={<ShopsExport search={search} />}
        paging={pagingFor(data?.nextCursor)}
        isRefreshing={isFetching && isPlaceholderData}
        error={error ? { text: errorWords(error), onRetry: () => void refetch() } : undefined}
        empty={
          <EmptyState
            icon={<Store />}
            title={t('shops.none')}
            text={t(search ? 'foundText' : 'shops.noneText')}
          />
        }
      />
      <AssignDialog health={chosen} onClose={() => setChosen(undefined)} />
    </>
  );
}

function ShopsExport({ search }: { search: string }) {
  const t = useMessages('bizmen');
  const errorWords = useErrorWords();
  const params = search === '' ? {} : { search };
  return (
    <ExportButtons<ShopHealth>
      name="shops"
      label={t('shops.title')}
      errorWords={errorWords}
      readRows={(format) =>
        takeList('shops', format, params, (page) =>
          contractClient.runQuery(listAllShopsRef, { ...params, ...page }),
        )
      }
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
