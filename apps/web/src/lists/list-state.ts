import type { ComponentType, ReactNode } from 'react';
import { useErrorWords } from '@/api/errors/use-error-words';
import type { Paging } from '@/ui/table/data-table';

/** The state of a list, whether it is paged or grows. */
export interface ListState<Row> {
  /** Undefined while loading. */
  readonly rows: readonly Row[] | undefined;
  readonly error: ListError | undefined;
  /** For a cached list: when it was fetched, if it could not be refreshed just now. */
  readonly savedAt: number | undefined;
  readonly isCached: boolean;
  /** Other rows are loading; those shown are the previous ones. */
  readonly isRefreshing: boolean;
  readonly isNarrowed: boolean;
  readonly refresh: () => Promise<unknown>;
  readonly paging?: Paging | undefined;
  /** Set by paged lists only, so that others do not load the pager. */
  readonly Pages?: ComponentType<PagesProps>;
  readonly more?: MoreRows | undefined;
}

interface ListError {
  readonly error: unknown;
  readonly text: string;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

export type PagesProps = Pick<ListState<unknown>, 'paging' | 'isRefreshing'>;

interface MoreRows {
  readonly isLoading: boolean;
  readonly onMore: () => void;
}

export interface ListPage {
  readonly items: readonly unknown[];
  readonly nextCursor?: string | null;
  readonly savedAt?: number | undefined;
}

/** A list's filter; empty values are left out. */
export type Narrowing = Readonly<Record<string, unknown>>;

/** The filter of a list with saved views. */
export interface ListFilter {
  readonly search: string;
  readonly status: string;
}

/** A list whose filter is in the URL. */
export interface NarrowedListProps {
  filter: ListFilter;
  onFilter: (filter: ListFilter) => void;
  /** A person's saved views of it. */
  views: (filter: ListFilter) => ReactNode;
}

interface Reading {
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly isPlaceholderData: boolean;
  readonly refetch: () => Promise<unknown>;
}

/** The common state of a list query. */
export function useReading(
  { error, isFetching, isPlaceholderData, refetch }: Reading,
  meta: object | undefined,
  narrowing: Narrowing,
) {
  const errorWords = useErrorWords();
  return {
    error: error
      ? { error, text: errorWords(error), isRetrying: isFetching, onRetry: () => void refetch() }
      : undefined,
    refresh: refetch,
    isCached: meta !== undefined,
    isRefreshing: isFetching && isPlaceholderData,
    isNarrowed: Object.values(narrowing).some(Boolean),
  };
}
