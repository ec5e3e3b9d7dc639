import { keepPreviousData, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useErrorWords } from '@/api/errors/use-error-words';

interface ListPage {
  readonly items: readonly unknown[];
  readonly nextCursor: string | null;
}

/** Where in the list somebody is, and how they go on: `useCursorPaging`. */
interface Place<Paging> {
  readonly cursor: string | undefined;
  readonly pagingFor: (nextCursor: string | null | undefined) => Paging;
}

/** What a table of pages needs: the page before stays until the next is there, and errors say why. */
export function usePagedList<Paging, Page extends ListPage, Key extends readonly unknown[]>(
  { cursor, pagingFor }: Place<Paging>,
  pageAt: (cursor: string | undefined) => UseQueryOptions<Page, Error, Page, Key>,
) {
  const errorWords = useErrorWords();
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery<Page, Error, Page, Key>({
    ...pageAt(cursor),
    placeholderData: keepPreviousData,
  });
  return {
    data,
    table: {
      rows: data?.items as Page['items'] | undefined,
      paging: pagingFor(data?.nextCursor),
      isRefreshing: isFetching && isPlaceholderData,
      error: error ? { error, text: errorWords(error), onRetry: () => void refetch() } : undefined,
    },
  };
}
