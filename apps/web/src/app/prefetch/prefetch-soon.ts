import type { QueryClient } from '@tanstack/react-query';

/** Late enough that the first screen has the network to itself. */
const AFTER_MS = 6_000;

/** Prefetches the data of this person's pages. */
export function prefetchSoon(
  personId: string,
  roles: readonly string[],
  queryClient: QueryClient,
): () => void {
  const start = async () => {
    // Waits for a network.
    if (!navigator.onLine) return addEventListener('online', plan, { once: true });
    const { prefetch } = await import('./prefetch');
    await prefetch(personId, roles, queryClient);
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const plan = () => {
    timer = setTimeout(() => void start().catch(() => undefined), AFTER_MS);
  };
  plan();
  return () => {
    clearTimeout(timer);
    removeEventListener('online', plan);
  };
}
