import { SECOND_MS } from '@chowk/domain/kernel';
import type { QueryClient } from '@tanstack/react-query';
import { CALM_MS, whenNotStill } from '@/offline/pull/keep-still';

/** The screen in front of the person has the line to itself first. */
const AT_START_MS = 8 * SECOND_MS;
/** What has just been told may be asked for when the line is gone; several count as one. */
const AFTER_NEWS_MS = SECOND_MS;

/** The newest notifications lie on the device before anybody asks for them without a network. */
export function keepNotices(queryClient: QueryClient) {
  let planned: { readonly timer: ReturnType<typeof setTimeout>; readonly atMs: number } | undefined;
  let isOwed = false;
  let isStopped = false;

  async function fetchNewest(): Promise<void> {
    await whenNotStill(CALM_MS);
    planned = undefined;
    if (isStopped) return;
    isOwed = navigator.onLine === false || document.visibilityState === 'hidden';
    if (isOwed) return;
    const { notificationsOptions } = await import('@/features/notifications/notifications.queries');
    const everything = notificationsOptions({ isUnreadOnly: false, kind: undefined });
    await queryClient.prefetchInfiniteQuery(everything);
  }

  function plan(afterMs: number): void {
    const atMs = performance.now() + afterMs;
    if (planned && planned.atMs <= atMs) return;
    clearTimeout(planned?.timer);
    const timer = setTimeout(() => void fetchNewest().catch(() => undefined), afterMs);
    planned = { timer, atMs };
  }

  const soon = () => plan(AFTER_NEWS_MS);
  const catchUp = () => {
    if (isOwed) soon();
  };
  document.addEventListener('visibilitychange', catchUp);
  window.addEventListener('online', catchUp);
  plan(AT_START_MS);
  return {
    soon,
    stop: () => {
      isStopped = true;
      clearTimeout(planned?.timer);
      document.removeEventListener('visibilitychange', catchUp);
      window.removeEventListener('online', catchUp);
    },
  };
}
