import { SECOND_MS } from '@chowk/domain/kernel';
import type { QueryClient } from '@tanstack/react-query';

/** The screen in front of the person has the line to itself first; then several count as one. */
const AFTER_MS = 8 * SECOND_MS;

/** The newest notifications lie on the device before anybody asks for them without a network. */
export function keepNotices(queryClient: QueryClient) {
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function fetchNewest(): Promise<void> {
    timer = undefined;
    if (navigator.onLine === false || document.visibilityState === 'hidden') return;
    const { notificationsOptions } = await import('@/features/notifications/notifications.queries');
    const everything = notificationsOptions({ isUnreadOnly: false, kind: undefined });
    await queryClient.prefetchInfiniteQuery(everything);
  }

  const soon = () => {
    timer ??= setTimeout(() => void fetchNewest().catch(() => undefined), AFTER_MS);
  };
  soon();
  return { soon, stop: () => clearTimeout(timer) };
}
