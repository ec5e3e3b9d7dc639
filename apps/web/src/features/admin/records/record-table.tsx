import { type CsvCell, istDay, type Page } from '@chowk/domain/kernel';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Table2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useErrorWords } from '@/api/errors/use-error-words';
import type { PageAsked } from '@/api/lists/list-all';
import { takeList } from '@/api/lists/take-list';
import { useMessages } from '@/i18n';
import { EmptyState } from '@/ui/feedback/empty-state';
import { RelativeTime } from '@/ui/feedback/relative-time';
import { NativeSelect } from '@/ui/fields/native-select';
import type { Option } from '@/ui/fields/option';
import { SearchField } from '@/ui/fields/search-field';
import { useTyped } from '@/ui/forms/use-typed';
import { type Column, DataTable } from '@/ui/table/data-table';
import { ExportButtons } from '@/ui/table/export-buttons';
import { useCursorPaging } from '@/ui/table/use-cursor-paging';
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
  const errorWords = useErrorWords();
  const { typed, setTyped, search } = useTyped(filter.search);
  const asked = { ...filter, search };
  const { cursor, pagingFor } = useCursorPaging(JSON.stringify(asked));
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: [queryName, 'records', paramsOf(asked), cursor],
    queryFn: () => readPage(asked, cursor === undefined ? {} : { cursor }),
    placeholderData: keepPreviousData,
  });
  const shown = columns.filter(({ isOnlyInFile }) => !isOnlyInFile);
  return (
    <DataTable
      label={t(`list.${list}`)}
      columns={shown.map((column) => ({ cell: column.value, ...column }))}
      rows={data?.items}
      rowKey={({ id }) => id}
      {...(rowLink ? { rowLink } : {})}
      {...(rowActions ? { rowActions } : {})}
      search={<SearchField label={t(`search.${list}`)} value={typed} onChange={setTyped} />}
      filters={
        <>
          <NativeSelect
            isLabelHidden
            label={t('status')}
            placeholder={t('anyStatus')}
            value={filter.status}
            options={states}
            onChange={({ target }) => onFilter({ search: typed.trim(), status: target.value })}
          />
          <ExportButtons
            name={list}
            label={t(`list.${list}`)}
            columns={columns}
            errorWords={errorWords}
            readRows={(format) =>
              takeList(list, format, paramsOf(asked), (page) => readPage(asked, page))
            }
          />
          {views(asked)}
        </>
      }
      paging={pagingFor(data?.nextCursor)}
      isRefreshing={isFetching && isPlaceholderData}
      error={error ? { error, text: errorWords(error), onRetry: () => void refetch() } : undefined}
      empty={<EmptyState icon={<Table2 />} title={t('none')} text={t('noneText')} />}
    />
  );
}
