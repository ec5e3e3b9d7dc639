import type { createToastStore, ToastRequest } from '@/ui/feedback/toasts/toast-store';

type ToastStore = ReturnType<typeof createToastStore>;

/** The longest possible timer, about 24 days. */
const LONGEST_TIMER_MS = 2_147_483_647;

/**
 * A toast that stays until it is acted on or closed. The store shows one at a time, so it returns
 * after a newer one.
 */
export function showUntilActedOn(store: ToastStore, request: ToastRequest): () => void {
  let shownId = store.show({ ...request, durationMs: LONGEST_TIMER_MS });
  let isCovered = false;
  const stop = store.subscribe(() => {
    const current = store.read();
    if (current && current.id !== shownId) isCovered = true;
    if (current || !isCovered) {
      if (!current) stop();
      return;
    }
    isCovered = false;
    // The store is still notifying its listeners, so a new toast waits for the next tick.
    queueMicrotask(() => {
      if (!store.read()) shownId = store.show({ ...request, durationMs: LONGEST_TIMER_MS });
      else isCovered = true;
    });
  });
  return stop;
}
