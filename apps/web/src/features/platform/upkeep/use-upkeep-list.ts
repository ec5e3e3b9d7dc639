import type { UpkeepState } from '@chowk/domain/upkeep';
import type { UseQueryOptions } from '@tanstack/react-query';
import { usePagedList } from '@/api/lists/use-paged-list';
import { useConsoleStep } from '@/features/platform/use-console-step';
import type { Paging } from '@/ui/table/data-table';
import { useCursorPaging } from '@/ui/table/use-cursor-paging';
import { isUnderWay, lookAgain } from './upkeep.queries';

interface UpkeepPage {
  readonly items: readonly { readonly status: UpkeepState }[];
  readonly nextCursor: string | null;
}

/** Runs that are asked for and then watched; one at a time. */
export function useUpkeepList<Page extends UpkeepPage, Key extends readonly unknown[]>(
  list: { readonly name: string },
  pageAt: (cursor: string | undefined) => UseQueryOptions<Page, Error, Page, Key>,
) {
  const { data, table } = usePagedList<Paging, Page, Key>(useCursorPaging(''), (cursor) => ({
    ...pageAt(cursor),
    refetchInterval: ({ state }) => lookAgain(state.data),
  }));
  const { isBusy, take } = useConsoleStep(list);
  return { table, isBusy, take, mayNotStart: data?.items.some(isUnderWay) ?? true };
}
