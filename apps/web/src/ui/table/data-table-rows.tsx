import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Skeleton } from '@/ui/feedback/skeleton';
import type { Column } from './data-table-types';

interface RowProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  rowLink?: (row: Row, content: ReactNode) => ReactNode;
  rowActions?: (row: Row) => ReactNode;
}

const ROW_CLASS =
  'relative md:border-line md:border-t max-md:block max-md:rounded-lg max-md:border max-md:border-line max-md:bg-surface max-md:p-4 max-md:shadow-low';

/** The link inside the title cell is stretched over the row, so all of it can be pressed. */
const STRETCHED_LINK =
  '[&_a]:after:absolute [&_a]:after:inset-0 [&_a]:after:content-[""] [&_a]:after:rounded-[inherit]';

export function DataTableRow<Row>({ row, columns, rowLink, rowActions }: RowProps<Row>) {
  const title = columns.find((column) => column.isTitle) ?? columns[0];
  return (
    <tr className={clsx(ROW_CLASS, rowLink && 'transition-colors hover:bg-sunken')}>
      {columns.map((column) => {
        const isTitle = column === title;
        const content = column.cell(row);
        return (
          <td
            key={column.id}
            className={clsx(
              'md:h-14 md:px-4 md:py-2',
              column.align === 'end' && 'tabular-nums md:text-end',
              column.isHiddenOnPhone && 'max-md:hidden',
              isTitle
                ? clsx('font-semibold max-md:mb-2 max-md:block', rowLink && STRETCHED_LINK)
                : PAIR_CLASS,
            )}
          >
            {!isTitle && <span className="text-muted text-sm md:hidden">{column.header}</span>}
            {isTitle && rowLink ? rowLink(row, content) : content}
          </td>
        );
      })}
      {rowActions && (
        // Below what it acts on: beside the title, a long name and a long word cover each other.
        <td className="md:w-0 md:px-2 max-md:block max-md:pt-2 max-md:has-[div:empty]:hidden">
          <div className="relative z-1 flex w-max gap-1 max-md:ms-auto max-md:w-auto max-md:flex-wrap max-md:justify-end">
            {rowActions(row)}
          </div>
        </td>
      )}
    </tr>
  );
}

const PAIR_CLASS =
  'max-md:wrap-anywhere max-md:flex max-md:flex-wrap max-md:items-center max-md:justify-between max-md:gap-x-4 max-md:py-1 max-md:*:max-w-full';

export function SkeletonRows({ rows, columns }: { rows: number; columns: number }) {
  return Array.from({ length: rows }, (_, row) => `row-${row}`).map((rowKey, row) => (
    <tr key={rowKey} className={ROW_CLASS}>
      {Array.from({ length: columns }, (_, column) => `cell-${column}`).map((key, column) => (
        <td key={key} className="md:h-14 md:px-4 max-md:block max-md:py-1.5">
          <Skeleton className={clsx('h-4', (row + column) % 3 === 0 ? 'w-3/4' : 'w-1/2')} />
        </td>
      ))}
    </tr>
  ));
}
