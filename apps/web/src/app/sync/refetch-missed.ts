import type { Query, QueryClient } from '@tanstack/react-query';
import { NetworkError } from '@/api/errors/errors';
import { isAged } from '@/offline/cache/persister';

/** Long enough to collect the results of one screen. */
const GATHER_MS = 250;

/** Whether a query shows only that the server was not reached. */
function isUnreached({ data, error }: Query['state']): boolean {
  return data === undefined && error instanceof NetworkError;
}

/** Refetches what was served from the device or failed without a network. */
export function refetchMissed(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ state }) => isAged(state.data) || isUnreached(state),
  });
}

/** The network may return without an event: one successful request means that all can succeed. */
export function refetchOnSuccess(queryClient: QueryClient): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = queryClient.getQueryCache().subscribe((event) => {
    const isAnswer = event.type === 'updated' && event.action.type === 'success';
    // Data from the device says nothing about the server.
    if (!isAnswer || event.query.meta?.isOnDevice || isAged(event.query.state.data)) return;
    timer ??= setTimeout(() => {
      timer = undefined;
      void refetchMissed(queryClient);
    }, GATHER_MS);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}
