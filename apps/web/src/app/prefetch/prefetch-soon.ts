import type { QueryClient } from '@tanstack/react-query';

/** The screen in front of the person has the line to itself first. */
const AFTER_MS = 6_000;

/** Has this device ask for what its pages need without a network, seen or not. */
export function prefetchSoon(
  personId: string,
  roles: readonly string[],
  queryClient: QueryClient,
): () => void {
  const start = async () => {
    // Without a network it waits for one.
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
