const LOOK_AGAIN_MS = 200;
/** A page that never finishes must not keep away what sends and listens. */
const MOST_WAIT_MS = 15_000;
const MOST_IDLE_WAIT_MS = 1_000;
/** The shapes of what is to come, and a front page whose buttons have no script yet. */
const LOADING = [
  'main [role="status"][aria-label]',
  ':root:not([data-written]) main [data-loading]',
  '[data-written] [data-island="controls"]:not([data-live])',
].join();

/** The page is there, says something, and nothing in it is still loading. */
function isUsable(): boolean {
  const hasText = Boolean(document.querySelector('main')?.textContent);
  return hasText && document.querySelector(LOADING) === null;
}

function whenIdle(): Promise<unknown> {
  if (!('requestIdleCallback' in window)) return Promise.resolve();
  return new Promise((go) => requestIdleCallback(go, { timeout: MOST_IDLE_WAIT_MS }));
}

/**
 * The screen in front of the person has the connection and the processor to itself first. Without a
 * network there is no connection to share.
 */
export async function whenUsable(): Promise<void> {
  const endMs = performance.now() + MOST_WAIT_MS;
  while (navigator.onLine && !isUsable() && performance.now() < endMs) {
    await new Promise((again) => setTimeout(again, LOOK_AGAIN_MS));
  }
  await whenIdle();
}

/** The person asked for as little data as possible: nothing is fetched before it is needed. */
export function isSavingData(): boolean {
  const connection = 'connection' in navigator ? navigator.connection : undefined;
  return (connection as { saveData?: boolean } | undefined)?.saveData ?? false;
}

/** What may be needed soon, once the page is usable; a failure is met by whoever then needs it. */
export async function fetchAhead(load: () => Promise<unknown>): Promise<void> {
  if (isSavingData()) return;
  await whenUsable();
  await load().catch(() => undefined);
}
