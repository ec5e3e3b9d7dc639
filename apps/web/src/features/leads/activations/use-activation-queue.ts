import { MINUTE_MS } from '@chowk/domain/kernel';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { type ActivationQueue, activationQueueOptions } from './activations.queries';

/** Whoever leaves the page open sees new requests come in. */
const REFRESH_MS = MINUTE_MS;

export function useActivationQueue() {
  const queryClient = useQueryClient();
  const options = activationQueueOptions();
  const { data, error, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useInfiniteQuery({ ...options, refetchInterval: REFRESH_MS, refetchOnMount: 'always' });

  /** What is decided leaves the list at once, and the order of the others stays. */
  function drop(id: string) {
    queryClient.setQueryData<ActivationQueue>(options.queryKey, (queue) => {
      if (!queue) return undefined;
      const pages = queue.pages.map((page) => ({
        ...page,
        items: page.items.filter((item) => item.id !== id),
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
