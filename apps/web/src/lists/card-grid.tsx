import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useMessages } from '@/i18n';
import { Skeleton } from '@/ui/feedback/skeleton';

const COLUMNS = 'grid gap-3 md:grid-cols-2 xl:grid-cols-3';

interface CardGridProps<Row> {
  rows: readonly Row[];
  label?: string;
  className?: string;
  children: (row: Row) => ReactNode;
}

/** Rows as cards, side by side if there is room. */
export function CardGrid<Row extends { readonly id: string }>(props: CardGridProps<Row>) {
  const { rows, label, className = COLUMNS, children } = props;
  return (
    <ul aria-label={label} className={className}>
      {rows.map((row) => (
        <li key={row.id} className="min-w-0">
          {children(row)}
        </li>
      ))}
    </ul>
  );
}

interface CardSkeletonsProps {
  count?: number;
  /** The height of a card. */
  height: string;
  className?: string;
}

export function CardSkeletons({ count = 3, height, className = COLUMNS }: CardSkeletonsProps) {
  const t = useMessages('ui');
  return (
    <div role="status" aria-label={t('loading')} className={className}>
      {Array.from({ length: count }, (_, card) => `card-${card}`).map((key) => (
        <Skeleton key={key} className={clsx('rounded-lg', height)} />
      ))}
    </div>
  );
}
