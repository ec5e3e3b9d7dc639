import { formatMobile } from '@chowk/domain/kernel';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { BriefcaseBusiness } from 'lucide-react';
import { useState } from 'react';
import { contractClient } from '@/api/browser-client';
import { takeList } from '@/api/take-list';
import { useErrorWords } from '@/api/use-error-words';
import { useMessages } from '@/i18n';
import { Badge } from '@/ui/badge';
import { type Column, DataTable } from '@/ui/data-table';
import { EmptyState } from '@/ui/empty-state';
import { ExportButtons } from '@/ui/export-buttons';
import { SearchField } from '@/ui/search-field';
import { useCursorPaging } from '@/ui/use-cursor-paging';
import { useSettled } from '@/ui/use-settled';
import { type Bizman, bizmenOptions, listBizmenRef } from './bizmen.queries';

/** Everybody who onboards shops, and how much they have on their hands. */
export function BizmenList() {
  const t = useMessages('bizmen');
  const errorWords = useErrorWords();
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim());
  const { cursor, pagingFor } = useCursorPaging(search);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...bizmenOptions({ search, cursor }),
    placeholderData: keepPreviousData,
  });
  return (
    <DataTable
      label={t('bizmen.title')}
      columns={useColumns()}
      rows={data?.items}
      rowKey={({ id }) => id}
      search={<SearchField label={t('bizmen.search')} value={typed} onChange={setTyped} />}
      filters={<BizmenExport search={search} />}
      paging={pagingFor(data?.nextCursor)}
      isRefreshing={isFetching && isPlaceholderData}
      error={error ? { text: errorWords(error), onRetry: () => void refetch() } : undefined}
      empty={
        <EmptyState
          icon={<BriefcaseBusiness />}
          title={t('bizmen.none')}
          text={t(search ? 'foundText' : 'bizmen.noneText')}
        />
      }
    />
  );
}

function BizmenExport({ search }: { search: string }) {
  const t = useMessages('bizmen');
  const errorWords = useErrorWords();
  const params = search === '' ? {} : { search };
  return (
    <ExportButtons<Bizman>
      name="bizmen"
      label={t('bizmen.title')}
      errorWords={errorWords}
      readRows={(format) =>
        takeList('bizmen', format, params, (page) =>
          contractClient.runQuery(listBizmenRef, { ...params, ...page }),
        )
      }
      columns={[
        { header: t('name'), value: ({ full_name }) => full_name },
        { header: t('area'), value: ({ area }) => area },
        { header: t('phone'), value: ({ phone }) => phone && formatMobile(phone) },
        { header: t('shops'), value: ({ shops }) => shops },
        { header: t('openLeads'), value: ({ open_leads }) => open_leads },
        { header: 'id', value: ({ id }) => id },
      ]}
    />
  );
}

function useColumns(): Column<Bizman>[] {
  const t = useMessages('bizmen');
  return [
    {
      id: 'name',
      header: t('name'),
      isTitle: true,
      cell: ({ full_name, status }) => (
        <span className="inline-flex flex-wrap items-center gap-2">
          {full_name || t('noName')}
          {status !== 'active' && <Badge tone="danger">{t('inactive')}</Badge>}
        </span>
      ),
    },
    { id: 'area', header: t('area'), cell: ({ area }) => area ?? t('unknown') },
    {
      id: 'phone',
      header: t('phone'),
      cell: ({ phone }) => (phone ? formatMobile(phone) : t('unknown')),
    },
    { id: 'shops', header: t('shops'), align: 'end', cell: ({ shops }) => shops },
    { id: 'leads', header: t('openLeads'), align: 'end', cell: ({ open_leads }) => open_leads },
    {
      id: 'month',
      header: t('activations'),
      align: 'end',
      cell: ({ month_activations }) => month_activations,
    },
  ];
}
