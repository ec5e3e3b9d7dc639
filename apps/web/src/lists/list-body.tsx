import type { ReactNode } from 'react';
import { Button } from '@/ui/base/button';
import { ErrorState } from '@/ui/feedback/error-state';
import { LazyUpdatedAgo } from '@/ui/feedback/lazy-updated-ago';
import type { ListState } from './list-state';

export interface ListBodyProps<Row> {
  list: ListState<Row>;
  /** In the shape of the rows, while they are on their way. */
  skeleton: ReactNode;
  empty: ReactNode;
  /** Instead of `empty` where the list is narrowed. */
  nothingFound?: ReactNode;
  /** What the button says that brings more rows. */
  more?: string;
  children: (rows: readonly Row[]) => ReactNode;
}

/** A list without what narrows it: its rows, or why there are none. */
export function ListBody<Row>({ list, skeleton, more, children, ...without }: ListBodyProps<Row>) {
  const { rows, error, isRefreshing, paging, Pages } = list;
  if (!rows && error) return <ErrorState {...error} />;
  // That there was nothing of another filter says nothing of this one.
  if (!rows || (isRefreshing && rows.length === 0)) return skeleton;
  const { empty, nothingFound = empty } = without;
  return (
    <div className="relative flex flex-col gap-4" aria-busy={isRefreshing}>
      {list.isCached && <LazyUpdatedAgo savedAt={list.savedAt} />}
      {rows.length > 0 ? children(rows) : list.isNarrowed ? nothingFound : empty}
      {Pages && <Pages paging={paging} isRefreshing={isRefreshing} />}
      {list.more && (
        <Button
          variant="secondary"
          className="self-center"
          isLoading={list.more.isLoading}
          onClick={list.more.onMore}
        >
          {more}
        </Button>
      )}
    </div>
  );
}
