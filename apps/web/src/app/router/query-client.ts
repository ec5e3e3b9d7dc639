import { MINUTE_MS } from '@chowk/domain/kernel';
import { MutationCache, QueryClient } from '@tanstack/react-query';
import { pauseBeforeRetry } from '@/api/client/queries';
import type { Task } from '@/commands/use-task';
import { persister } from '@/offline/cache/persister';
import type { Outcome } from '@/offline/send/submit-command';

const STALE_MS = 5 * MINUTE_MS;
const CACHE_MS = 5 * MINUTE_MS;
const RETRIES = 1;

/** After a command, refused or done, its queries are stale. */
async function refreshAfter(command: string, queryClient: QueryClient): Promise<void> {
  const { touchedBy } = await import('@/app/sync/refresh-map');
  const touched: readonly unknown[] = touchedBy(command).queries;
  await queryClient.invalidateQueries({
    predicate: ({ queryKey }) => touched.includes(queryKey[0]),
  });
}

export function createQueryClient(): QueryClient {
  const queryClient: QueryClient = new QueryClient({
    mutationCache: new MutationCache({
      onSettled: (outcome, _, task) => {
        const { command, isShownFirst } = task as Task;
        if (!command || (outcome as Outcome<unknown> | undefined)?.kind === 'waiting') return;
        const shown = refreshAfter(command, queryClient).catch(() => undefined);
        return isShownFirst ? shown : undefined;
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: STALE_MS,
        gcTime: CACHE_MS,
        retry: RETRIES,
        retryDelay: (failures, error) => pauseBeforeRetry(failures, error),
        refetchOnWindowFocus: false,
        // The service worker or the local store may answer, so a query runs even offline.
        networkMode: 'always',
        persister,
      },
    },
  });
  return queryClient;
}
