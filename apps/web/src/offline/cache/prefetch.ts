import type { Role } from '@chowk/domain/kernel';
import type {
  FetchInfiniteQueryOptions,
  FetchQueryOptions,
  QueryClient,
  QueryKey,
} from '@tanstack/react-query';
/** Said by a query that is fetched before it is asked for: nothing else is. */
export const PREFETCH = { meta: { offline: 'prefetch' } } as const;
type Ahead = typeof PREFETCH;

/** Fetches what has no snapshot of today. */
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

/** What somebody may need without a network before they ever opened the page that shows it. */
export interface Prefetch {
  /** Left out, everybody. */
  readonly roles?: readonly Role[];
  /** Not for whoever saves data: they open a list first. */
  readonly isList?: boolean;
  /** What is answered to somebody who acts is stored for that shop alone: also worth it there. */
  readonly isForActing?: boolean;
  readonly run: (prefetcher: Prefetcher) => Promise<void>;
}
