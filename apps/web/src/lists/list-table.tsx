import type { ComponentProps, ReactNode } from 'react';
import { LazyUpdatedAgo } from '@/ui/feedback/lazy-updated-ago';
import { SearchField } from '@/ui/fields/search-field';
import { DataTable, type DataTableProps } from '@/ui/table/data-table';
import type { ListState } from './list-state';

type FromList = 'rows' | 'error' | 'isRefreshing' | 'paging' | 'search';

interface ListTableProps<Row> extends Omit<DataTableProps<Row>, FromList> {
  list: ListState<Row>;
  search?: ComponentProps<typeof SearchField>;
  /** Shown instead of `empty` when a filter is active. */
  nothingFound?: ReactNode;
}

/** A list as a table, page by page. */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { list, search, empty, nothingFound = empty, ...table } = props;
  const { rows, error, paging, isRefreshing, isCached, isNarrowed } = list;
  return (
    <>
      {isCached && <LazyUpdatedAgo savedAt={list.savedAt} />}
      <DataTable
        {...table}
        rows={rows}
        // The cached rows stay visible.
        error={rows && isCached ? undefined : error}
        isRefreshing={isRefreshing}
        paging={paging}
        search={search && <SearchField {...search} />}
        empty={isNarrowed ? nothingFound : empty}
      />
    </>
  );
}
