import {
  type InfiniteData,
  type UseInfiniteQueryOptions,
  useInfiniteQuery,
} from '@tanstack/react-query';
import { type ListPage, type ListState, type Narrowing, useReading } from './list-state';

/** A list that loads another page with every press. */
export function useGrowingList<Page extends ListPage, Key extends readonly unknown[], Place>(
  options: UseInfiniteQueryOptions<Page, Error, InfiniteData<Page>, Key, Place>,
  narrowing: Narrowing = {},
): ListState<Page['items'][number]> {
  const query = useInfiniteQuery(options);
  const pages: readonly ListPage[] | undefined = query.data?.pages;
  return {
    ...useReading(query, options.meta, narrowing),
    rows: pages?.flatMap(({ items }) => items),
    savedAt: pages?.[0]?.savedAt,
    more: query.hasNextPage
      ? { isLoading: query.isFetchingNextPage, onMore: () => void query.fetchNextPage() }
      : undefined,
  };
}
