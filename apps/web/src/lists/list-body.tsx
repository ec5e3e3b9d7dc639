import type { ReactNode } from 'react';
import { Button } from '@/ui/base/button';
import { ErrorState } from '@/ui/feedback/error-state';
import { LazyUpdatedAgo } from '@/ui/feedback/lazy-updated-ago';
import type { ListState } from './list-state';

export interface ListBodyProps<Row> {
  list: ListState<Row>;
  /** A skeleton in the shape of the rows. */
  skeleton: ReactNode;
  empty: ReactNode;
  /** Shown instead of `empty` when a filter is active. */
  nothingFound?: ReactNode;
  /** The label of the button that loads more. */
  more?: string;
  children: (rows: readonly Row[]) => ReactNode;
}

/** A list without its filters: the rows, or why there are none. */
export function ListBody<Row>({ list, skeleton, more, children, ...without }: ListBodyProps<Row>) {
  const { rows, error, isRefreshing, paging, Pages } = list;
  if (!rows && error) return <ErrorState {...error} />;
  // An empty result of another filter says nothing about this one.
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
