import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { BusyBar } from '@/ui/feedback/busy-bar';
import { ErrorState } from '@/ui/feedback/error-state';
import { isAway } from '@/ui/feedback/is-away';
import { DataTableHead, PhoneSort } from './data-table-head';
import { DataTablePaging } from './data-table-paging';
import { DataTableRow, SkeletonRows } from './data-table-rows';
import type { Column, Paging, Sort } from './data-table-types';

export type { Column, Paging, Sort } from './data-table-types';

export interface DataTableProps<Row> {
  /** Names the table for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  /** Undefined while the first page is on its way: skeleton rows. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  /** Wraps the title cell in a link; the link's area then covers the whole row. */
  rowLink?: (row: Row, content: ReactNode) => ReactNode;
  rowActions?: (row: Row) => ReactNode;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  search?: ReactNode;
  filters?: ReactNode;
  paging?: Paging;
  empty: ReactNode;
  error?: Omit<ComponentProps<typeof ErrorState>, 'className'> | undefined;
  /** The next page or order is on its way; the rows shown are the old ones. */
  isRefreshing?: boolean;
  skeletonRows?: number;
  className?: string;
}

/** A table from 768 px up, a stack of cards below. Sorting and paging are the server's work. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, sort, onSort, search, filters, paging } = props;
  const { isRefreshing = false, rowActions, rowKey, className, skeletonRows = 5 } = props;
  // What is here stays in sight without a network.
  const error = rows && isAway(props.error?.error) ? undefined : props.error;
  const isEmpty = !error && rows?.length === 0;
  return (
    <div className={className}>
      {(search || filters || onSort) && (
        <div className="mb-3 flex flex-col gap-3 md:flex-row md:items-start">
          {search && <div className="md:w-80">{search}</div>}
          {filters && <div className="flex flex-wrap gap-3">{filters}</div>}
          {onSort && <PhoneSort columns={columns} sort={sort} onSort={onSort} />}
        </div>
      )}
      <div className="relative md:overflow-hidden md:rounded-lg md:border md:border-line md:bg-surface md:shadow-low">
        <BusyBar isBusy={isRefreshing} />
        {error && <ErrorState {...error} />}
        {isEmpty && props.empty}
        {!error && !isEmpty && (
          <div className="md:overflow-x-auto">
            <table
              aria-label={label}
              aria-busy={!rows || isRefreshing}
              className={clsx('w-full max-md:block', isRefreshing && 'opacity-70')}
            >
              <DataTableHead
                columns={columns}
                sort={sort}
                onSort={onSort}
                hasActions={Boolean(rowActions)}
              />
              <tbody className="max-md:flex max-md:flex-col max-md:gap-3">
                {rows ? (
                  rows.map((row) => <DataTableRow key={rowKey(row)} row={row} {...props} />)
                ) : (
                  <SkeletonRows
                    rows={skeletonRows}
                    columns={columns.length + (rowActions ? 1 : 0)}
                  />
                )}
              </tbody>
            </table>
          </div>
        )}
        {paging && !error && !isEmpty && <DataTablePaging {...paging} isBusy={isRefreshing} />}
      </div>
    </div>
  );
}
