import { QueryClient } from '@tanstack/react-query';
import { persister } from '@/offline/cache/persister';

/** Configured like the app's own, and fresh: nothing is in memory. */
export function cachingClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { persister, networkMode: 'always', retry: false } },
  });
}
