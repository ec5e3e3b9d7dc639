import type { ReactNode } from 'react';

/** How a list is narrowed; empty words narrow nothing. */
export interface ListFilter {
  readonly search: string;
  readonly status: string;
}

/** A list whose filter is kept by the page that shows it. */
export interface NarrowedListProps {
  filter: ListFilter;
  onFilter: (filter: ListFilter) => void;
  /** The views somebody keeps of it. */
  views: (filter: ListFilter) => ReactNode;
}
