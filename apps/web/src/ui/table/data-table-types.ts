import type { ReactNode } from 'react';

export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  isSortable?: boolean;
  /** Numbers and money stand at the end, so their digits line up. */
  align?: 'start' | 'end';
  /** Heads the card on phones. Exactly one column should; else the first does. */
  isTitle?: boolean;
  isHiddenOnPhone?: boolean;
}

export interface Sort {
  columnId: string;
  direction: 'asc' | 'desc';
}

export interface Paging {
  hasNext: boolean;
  hasPrevious: boolean;
  onNext: () => void;
  onPrevious: () => void;
  /** Such as "21–40 of 312". */
  summary?: string;
}

export function nextSort(sort: Sort | undefined, columnId: string): Sort {
  const isSame = sort?.columnId === columnId;
  return { columnId, direction: isSame && sort.direction === 'asc' ? 'desc' : 'asc' };
}
