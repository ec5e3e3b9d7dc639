import { PROFILE_STATES } from '@chowk/domain/accounts';
import { formatMobile } from '@chowk/domain/kernel';
import { BriefcaseBusiness } from 'lucide-react';
import type { ReactNode } from 'react';
import { contractClient } from '@/api/client/browser-client';
import { useMessages } from '@/i18n';
import { FilterSelect } from '@/lists/filter-select';
import { ListExport } from '@/lists/list-export';
import type { NarrowedListProps } from '@/lists/list-state';
import { ListTable } from '@/lists/list-table';
import { usePagedList } from '@/lists/use-paged-list';
import { useSearch } from '@/lists/use-search';
import { Badge } from '@/ui/base/badge';
import { EmptyState } from '@/ui/feedback/empty-state';
import type { Column } from '@/ui/table/data-table';
import {
  type Bizman,
  type BizmenAsked,
  bizmenOptions,
  bizmenParams,
  listBizmenRef,
} from './bizmen.queries';

interface BizmenListProps extends NarrowedListProps {
  link: (id: string, content: ReactNode) => ReactNode;
}

/** Everybody who onboards shops, and how much they have on their hands. */
export function BizmenList({ link, filter, onFilter, views }: BizmenListProps) {
  const t = useMessages('bizmen');
  const { typed, search, field } = useSearch(filter.search);
  const params = bizmenParams({ ...filter, search });
  const list = usePagedList(params, (cursor) => bizmenOptions(params, cursor));
  return (
    <ListTable
      label={t('bizmen.title')}
      columns={useColumns()}
      list={list}
      rowKey={({ id }) => id}
      rowLink={({ id }, content) => link(id, content)}
      search={{ label: t('bizmen.search'), ...field }}
      filters={
        <>
          <FilterSelect
            label={t('standing')}
            all={t('bizmen.any')}
            values={PROFILE_STATES}
            nameOf={(value) => t(`standing.${value}`)}
            value={filter.status}
            onChange={(status) => onFilter({ search: typed, status: status ?? '' })}
          />
          <BizmenExport params={params} />
          {views({ ...filter, search })}
        </>
      }
      empty={
        <EmptyState
          icon={<BriefcaseBusiness />}
          title={t('bizmen.none')}
          text={t('bizmen.noneText')}
        />
      }
      nothingFound={
        <EmptyState icon={<BriefcaseBusiness />} title={t('bizmen.none')} text={t('foundText')} />
      }
    />
  );
}

function BizmenExport({ params }: { params: BizmenAsked }) {
  const t = useMessages('bizmen');
  return (
    <ListExport<Bizman>
      list="bizmen"
      label={t('bizmen.title')}
      params={params}
      readPage={(page) => contractClient.runQuery(listBizmenRef, { ...params, ...page })}
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
