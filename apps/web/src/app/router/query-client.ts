import { MINUTE_MS } from '@chowk/domain/kernel';
import { QueryClient } from '@tanstack/react-query';
import { pauseBeforeRetry } from '@/api/client/queries';

const STALE_MS = 5 * MINUTE_MS;
const CACHE_MS = 5 * MINUTE_MS;
const RETRIES = 1;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_MS,
        gcTime: CACHE_MS,
        retry: RETRIES,
        retryDelay: (failures, error) => pauseBeforeRetry(failures, error),
        refetchOnWindowFocus: false,
        // The service worker or the local store may answer, so a query is tried even offline.
        networkMode: 'always',
      },
    },
  });
}
