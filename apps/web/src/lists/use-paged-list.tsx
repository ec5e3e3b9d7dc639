import { keepPreviousData, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BusyBar } from '@/ui/feedback/busy-bar';
import { DataTablePaging } from '@/ui/table/data-table-paging';
import {
  type ListPage,
  type ListState,
  type Narrowing,
  type PagesProps,
  useReading,
} from './list-state';

/**
 * A paged list: the previous page stays until the next is loaded. Pages are named by cursors, so
 * going back uses the cursors visited; another filter starts at the first page.
 */
export function usePagedList<Page extends ListPage, Key extends readonly unknown[]>(
  narrowing: Narrowing,
  pageAt: (cursor: string | undefined) => UseQueryOptions<Page, Error, Page, Key>,
): ListState<Page['items'][number]> {
  const scope = JSON.stringify(narrowing);
  const [used, setUsed] = useState<{ scope: string; cursors: readonly string[] }>({
    scope,
    cursors: [],
  });
  const cursors = used.scope === scope ? used.cursors : [];
  const options = pageAt(cursors.at(-1));
  const query = useQuery<Page, Error, Page, Key>({
    ...options,
    placeholderData: keepPreviousData,
  });
  const page: ListPage | undefined = query.data;
  const nextCursor = page?.nextCursor;
  return {
    ...useReading(query, options.meta, narrowing),
    rows: page?.items,
    savedAt: page?.savedAt,
    paging: {
      hasNext: Boolean(nextCursor),
      hasPrevious: cursors.length > 0,
      onNext: () => nextCursor && setUsed({ scope, cursors: [...cursors, nextCursor] }),
      onPrevious: () => setUsed({ scope, cursors: cursors.slice(0, -1) }),
    },
    Pages,
  };
}

/** For rows that are not in a table. */
function Pages({ paging, isRefreshing }: PagesProps) {
  return (
    <>
      <BusyBar isBusy={isRefreshing} />
      {paging && <DataTablePaging {...paging} isBusy={isRefreshing} />}
    </>
  );
}
