import { MINUTE_MS } from '@chowk/domain/kernel';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { type Queue, reviewQueueOptions } from './review.queries';

/** Whoever leaves the page open sees new proofs come in. */
const REFRESH_MS = MINUTE_MS;

export function useReviewQueue() {
  const queryClient = useQueryClient();
  const options = reviewQueueOptions();
  const { data, error, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useInfiniteQuery({ ...options, refetchInterval: REFRESH_MS, refetchOnMount: 'always' });

  /** What is decided leaves the list at once, and the order of the others stays. */
  function drop(ids: readonly string[]) {
    queryClient.setQueryData<Queue>(options.queryKey, (queue) => {
      if (!queue) return undefined;
      const pages = queue.pages.map((page) => ({
        ...page,
        items: page.items.filter(({ id }) => !ids.includes(id)),
      }));
      return { ...queue, pages };
    });
  }

  return {
    items: data?.pages.flatMap((page) => page.items),
    error,
    isFetching,
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    loadMore: () => void fetchNextPage(),
    retry: () => void refetch(),
    drop,
  };
}
