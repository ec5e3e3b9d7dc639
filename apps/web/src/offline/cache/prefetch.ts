import type { Role } from '@chowk/domain/kernel';
import type {
  FetchInfiniteQueryOptions,
  FetchQueryOptions,
  QueryClient,
  QueryKey,
} from '@tanstack/react-query';
/** Set on a query that is prefetched; nothing else is. */
export const PREFETCH = { meta: { offline: 'prefetch' } } as const;
type Ahead = typeof PREFETCH;

/** Fetches the query unless it has a snapshot from today. */
export interface Prefetcher {
  readonly personId: string;
  readonly queryClient: QueryClient;
  readonly query: <Data, Key extends QueryKey>(
    options: FetchQueryOptions<Data, Error, Data, Key> & Ahead,
  ) => Promise<void>;
  /** The first page of a long list. */
  readonly pages: <Data, Key extends QueryKey, Place>(
    options: FetchInfiniteQueryOptions<Data, Error, Data, Key, Place> & Ahead,
  ) => Promise<void>;
}

/** Data a person may need without a network before opening the page that shows it. */
export interface Prefetch {
  /** Everybody, if left out. */
  readonly roles?: readonly Role[];
  /** Skipped with Save-Data: the person opens the list first. */
  readonly isList?: boolean;
  /** Also while acting: the snapshots belong to that shop alone. */
  readonly isForActing?: boolean;
  readonly run: (prefetcher: Prefetcher) => Promise<void>;
}
