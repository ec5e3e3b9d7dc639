import { type CsvCell, istDay, type Page } from '@chowk/domain/kernel';
import { Table2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '@/i18n';
import { FilterSelect } from '@/lists/filter-select';
import type { PageAsked } from '@/lists/list-all';
import { ListExport } from '@/lists/list-export';
import { ListTable } from '@/lists/list-table';
import { usePagedList } from '@/lists/use-paged-list';
import { useSearch } from '@/lists/use-search';
import { EmptyState } from '@/ui/feedback/empty-state';
import { RelativeTime } from '@/ui/feedback/relative-time';
import type { Option } from '@/ui/fields/option';
import type { Column } from '@/ui/table/data-table';
import type { RecordFilter, RecordList, RecordListProps } from './record-lists';

/** A column of the screen, the file, or both: what is not shown is only in the file. */
export interface RecordColumn<Row> extends Omit<Column<Row>, 'cell'> {
  readonly value: (row: Row) => CsvCell;
  readonly cell?: (row: Row) => ReactNode;
  readonly isOnlyInFile?: boolean;
}

interface RecordTableProps<Row> extends RecordListProps {
  list: RecordList;
  /** Of the query, so that what happens elsewhere refreshes what is shown here. */
  queryName: string;
  columns: readonly RecordColumn<Row>[];
  states: readonly Option[];
  paramsOf: (filter: RecordFilter) => Readonly<Record<string, unknown>>;
  readPage: (filter: RecordFilter, asked: Partial<PageAsked>) => Promise<Page<Row>>;
  rowLink?: (row: Row, content: ReactNode) => ReactNode;
  rowActions?: (row: Row) => ReactNode;
}

/** The day of a moment: as people say it on screen, as spreadsheets sort it in the file. */
export function dayColumn<Row>(
  header: string,
  of: (row: Row) => string,
): Pick<RecordColumn<Row>, 'header' | 'value' | 'cell'> {
  return { header, value: (row) => dayOf(of(row)), cell: (row) => <RelativeTime iso={of(row)} /> };
}

export const dayOf = (iso: string | null): string | null => iso && istDay(Date.parse(iso));

export function RecordTable<Row extends { id: string }>(props: RecordTableProps<Row>) {
  const { list, queryName, columns, states, filter, onFilter } = props;
  const { paramsOf, readPage, rowLink, rowActions, views } = props;
  const t = useMessages('records');
  const { typed, search, field } = useSearch(filter.search);
  const asked = { ...filter, search };
  const rows = usePagedList(asked, (cursor) => ({
    queryKey: [queryName, 'records', paramsOf(asked), cursor],
    queryFn: () => readPage(asked, cursor === undefined ? {} : { cursor }),
  }));
  const shown = columns.filter(({ isOnlyInFile }) => !isOnlyInFile);
  return (
    <ListTable
      label={t(`list.${list}`)}
      columns={shown.map((column) => ({ cell: column.value, ...column }))}
      list={rows}
      rowKey={({ id }) => id}
      rowLink={rowLink}
      rowActions={rowActions}
      search={{ label: t(`search.${list}`), ...field }}
      filters={
        <>
          <FilterSelect
            label={t('status')}
            all={t('anyStatus')}
            values={states.map(({ value }) => value)}
            nameOf={(value) => states.find((state) => state.value === value)?.label ?? value}
            value={filter.status}
            onChange={(status) => onFilter({ search: typed, status: status ?? '' })}
          />
          <ListExport
            list={list}
            label={t(`list.${list}`)}
            columns={columns}
            params={paramsOf(asked)}
            readPage={(page) => readPage(asked, page)}
          />
          {views(asked)}
        </>
      }
      empty={<EmptyState icon={<Table2 />} title={t('none')} text={t('noneText')} />}
    />
  );
}
