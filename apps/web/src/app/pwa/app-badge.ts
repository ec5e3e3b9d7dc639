import type { QueryClient } from '@tanstack/react-query';
import { meOptions } from '@/features/accounts/accounts.queries';

/** Shows the unread count on the icon of the installed app, where the system supports it. */
export function followBadge(queryClient: QueryClient): () => void {
  const { setAppBadge, clearAppBadge } = navigator;
  if (!setAppBadge || !clearAppBadge) return () => undefined;
  let shown: number | undefined;

  function show(count: number): void {
    if (count === shown) return;
    shown = count;
    const work = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge();
    // Not installed, or not supported.
    work.catch(() => undefined);
  }

  const { queryKey } = meOptions();
  const look = () => show(queryClient.getQueryData(queryKey)?.unread_notifications ?? 0);
  const stop = queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryKey[0] === queryKey[0]) look();
  });
  look();
  return () => {
    stop();
    show(0);
  };
}
