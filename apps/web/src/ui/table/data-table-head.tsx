import clsx from 'clsx';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { useMessages } from '@/i18n';
import { NativeSelect } from '@/ui/fields/native-select';
import { type Column, nextSort, type Sort } from './data-table-types';

interface HeadProps<Row> {
  columns: readonly Column<Row>[];
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
  hasActions: boolean;
}

export function DataTableHead<Row>({ columns, sort, onSort, hasActions }: HeadProps<Row>) {
  const t = useMessages('ui');
  return (
    <thead className="bg-sunken text-muted text-sm max-md:hidden">
      <tr>
        {columns.map((column) => (
          <th
            key={column.id}
            scope="col"
            aria-sort={ariaSort(column.id, sort)}
            className={clsx(
              'px-4 font-semibold',
              column.align === 'end' ? 'text-end' : 'text-start',
            )}
          >
            {column.isSortable && onSort ? (
              <SortButton column={column} sort={sort} onSort={onSort} />
            ) : (
              <span className="inline-flex min-h-touch items-center">{column.header}</span>
            )}
          </th>
        ))}
        {hasActions && (
          <th scope="col" className="w-0 px-2">
            <span className="sr-only">{t('actions')}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

function ariaSort(columnId: string, sort: Sort | undefined) {
  if (sort?.columnId !== columnId) return undefined;
  return sort.direction === 'asc' ? 'ascending' : 'descending';
}

interface SortButtonProps<Row> {
  column: Column<Row>;
  sort: Sort | undefined;
  onSort: (sort: Sort) => void;
}

function SortButton<Row>({ column, sort, onSort }: SortButtonProps<Row>) {
  const isActive = sort?.columnId === column.id;
  const Arrow = isActive ? (sort.direction === 'asc' ? ArrowUp : ArrowDown) : ChevronsUpDown;
  return (
    <button
      type="button"
      onClick={() => onSort(nextSort(sort, column.id))}
      className={clsx(
        '-mx-2 inline-flex min-h-touch items-center gap-1.5 rounded-sm px-2 font-semibold hover:text-ink focus-visible:-outline-offset-3',
        isActive && 'text-ink',
      )}
    >
      {column.header}
      <Arrow aria-hidden className="size-4" />
    </button>
  );
}

interface PhoneSortProps<Row> {
  columns: readonly Column<Row>[];
  sort: Sort | undefined;
  onSort: (sort: Sort) => void;
}

/** Cards have no headings to press, so the order is chosen from the phone's own picker. */
export function PhoneSort<Row>({ columns, sort, onSort }: PhoneSortProps<Row>) {
  const t = useMessages('ui');
  const orders = columns
    .filter((column) => column.isSortable)
    .flatMap(({ id: columnId, header }) => [
      { columnId, direction: 'asc' as const, label: t('sortAscending', { column: header }) },
      { columnId, direction: 'desc' as const, label: t('sortDescending', { column: header }) },
    ]);
  const chosen = orders.findIndex(
    ({ columnId, direction }) => columnId === sort?.columnId && direction === sort.direction,
  );
  if (orders.length === 0) return null;
  return (
    <NativeSelect
      className="md:hidden"
      isLabelHidden
      label={t('sortBy')}
      placeholder={chosen === -1 ? t('sortBy') : undefined}
      value={chosen === -1 ? '' : String(chosen)}
      options={orders.map(({ label }, index) => ({ value: String(index), label }))}
      onChange={(event) => {
        const order = orders[Number(event.target.value)];
        if (order) onSort({ columnId: order.columnId, direction: order.direction });
      }}
    />
  );
}
