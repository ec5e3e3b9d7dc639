import { MINUTE_MS } from '@chowk/domain/kernel';
import {
  type InfiniteData,
  type UseInfiniteQueryOptions,
  useQueryClient,
} from '@tanstack/react-query';
import type { ListPage } from './list-state';
import { useGrowingList } from './use-growing-list';

/** The list is refreshed while the page stays open. */
const REFRESH_MS = MINUTE_MS;

interface QueuePage extends ListPage {
  readonly items: readonly { readonly id: string }[];
}

/** A list somebody works through row by row. */
export function useQueue<Page extends QueuePage, Key extends readonly unknown[], Place>(
  options: UseInfiniteQueryOptions<Page, Error, InfiniteData<Page>, Key, Place>,
) {
  const queryClient = useQueryClient();
  const list = useGrowingList({
    ...options,
    refetchInterval: REFRESH_MS,
    refetchOnMount: 'always',
  });

  /** A decided row leaves the list at once, and the others keep their order. */
  function drop(ids: readonly string[]) {
    queryClient.setQueryData<InfiniteData<Page>>(options.queryKey, (queue) => {
      if (!queue) return undefined;
      const pages = queue.pages.map((page) => ({
        ...page,
        items: page.items.filter(({ id }) => !ids.includes(id)),
      }));
      return { ...queue, pages };
    });
  }

  return { ...list, drop };
}
