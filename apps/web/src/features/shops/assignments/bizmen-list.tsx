import { PROFILE_STATES } from '@chowk/domain/accounts';
import { formatMobile } from '@chowk/domain/kernel';
import { BriefcaseBusiness } from 'lucide-react';
import type { ReactNode } from 'react';
import { contractClient } from '@/api/client/browser-client';
import { useErrorWords } from '@/api/errors/use-error-words';
import { takeList } from '@/api/lists/take-list';
import { usePagedList } from '@/api/lists/use-paged-list';
import { useMessages } from '@/i18n';
import { Badge } from '@/ui/base/badge';
import { EmptyState } from '@/ui/feedback/empty-state';
import { NativeSelect } from '@/ui/fields/native-select';
import { SearchField } from '@/ui/fields/search-field';
import { useTyped } from '@/ui/forms/use-typed';
import { type Column, DataTable } from '@/ui/table/data-table';
import { ExportButtons } from '@/ui/table/export-buttons';
import type { NarrowedListProps } from '@/ui/table/narrowed-list';
import { useCursorPaging } from '@/ui/table/use-cursor-paging';
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
  const { typed, setTyped, search } = useTyped(filter.search);
  const params = bizmenParams({ ...filter, search });
  const { table } = usePagedList(useCursorPaging(JSON.stringify(params)), (cursor) =>
    bizmenOptions(params, cursor),
  );
  return (
    <DataTable
      label={t('bizmen.title')}
      columns={useColumns()}
      {...table}
      rowKey={({ id }) => id}
      rowLink={({ id }, content) => link(id, content)}
      search={<SearchField label={t('bizmen.search')} value={typed} onChange={setTyped} />}
      filters={
        <>
          <NativeSelect
            isLabelHidden
            label={t('standing')}
            placeholder={t('bizmen.any')}
            value={filter.status}
            options={PROFILE_STATES.map((value) => ({ value, label: t(`standing.${value}`) }))}
            onChange={({ target }) => onFilter({ search: typed.trim(), status: target.value })}
          />
          <BizmenExport params={params} />
          {views({ ...filter, search })}
        </>
      }
      empty={
        <EmptyState
          icon={<BriefcaseBusiness />}
          title={t('bizmen.none')}
          text={t(search || filter.status ? 'foundText' : 'bizmen.noneText')}
        />
      }
    />
  );
}

function BizmenExport({ params }: { params: BizmenAsked }) {
  const t = useMessages('bizmen');
  const errorWords = useErrorWords();
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
