import type { ComponentType, ReactNode } from 'react';
import { useErrorWords } from '@/api/errors/use-error-words';
import type { Paging } from '@/ui/table/data-table';

/** What a list shows, however it is fetched: page by page, or more and more of it. */
export interface ListState<Row> {
  /** Undefined until the first ones are there. */
  readonly rows: readonly Row[] | undefined;
  readonly error: ListError | undefined;
  /** Of a list the device has a copy of: when it was fetched, if it could not be just now. */
  readonly savedAt: number | undefined;
  readonly isCached: boolean;
  /** Other rows are on their way; those shown are the ones before. */
  readonly isRefreshing: boolean;
  readonly isNarrowed: boolean;
  readonly refresh: () => Promise<unknown>;
  readonly paging?: Paging | undefined;
  /** Only lists of pages bring it: the others do without its weight. */
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

/** What a list is asked for; what is empty narrows nothing. */
export type Narrowing = Readonly<Record<string, unknown>>;

/** How a list is narrowed that admins keep views of. */
export interface ListFilter {
  readonly search: string;
  readonly status: string;
}

/** A list whose filter stands in the address. */
export interface NarrowedListProps {
  filter: ListFilter;
  onFilter: (filter: ListFilter) => void;
  /** The views somebody keeps of it. */
  views: (filter: ListFilter) => ReactNode;
}

interface Reading {
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly isPlaceholderData: boolean;
  readonly refetch: () => Promise<unknown>;
}

/** What every list says of its query. */
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
