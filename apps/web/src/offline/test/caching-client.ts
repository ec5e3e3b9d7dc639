import { QueryClient } from '@tanstack/react-query';
import { persister } from '@/offline/cache/persister';

/** As the app's own, and as a page just opened: nothing is in its memory. */
export function cachingClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { persister, networkMode: 'always', retry: false } },
  });
}
