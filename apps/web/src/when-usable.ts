const LOOK_AGAIN_MS = 200;
/** A page that never settles must not keep the engine from starting. */
const MOST_WAIT_MS = 15_000;
const MOST_IDLE_WAIT_MS = 1_000;
/** Skeletons, and a front page that has no script yet. */
const LOADING = [
  'main [role="status"][aria-label]',
  ':root:not([data-written]) main [data-loading]',
  '[data-written] [data-island="controls"]:not([data-live])',
].join();

/** The page has content and nothing in it is loading. */
function isUsable(): boolean {
  const hasText = Boolean(document.querySelector('main')?.textContent);
  return hasText && document.querySelector(LOADING) === null;
}

function whenIdle(): Promise<unknown> {
  if (!('requestIdleCallback' in window)) return Promise.resolve();
  return new Promise((go) => requestIdleCallback(go, { timeout: MOST_IDLE_WAIT_MS }));
}

/**
 * Runs when the page is usable and idle, so that it does not compete with the first screen. Without
 * a network there is nothing to compete for.
 */
export async function whenUsable(): Promise<void> {
  const endMs = performance.now() + MOST_WAIT_MS;
  while (navigator.onLine && !isUsable() && performance.now() < endMs) {
    await new Promise((again) => setTimeout(again, LOOK_AGAIN_MS));
  }
  await whenIdle();
}

/** With Save-Data nothing is fetched before it is needed. */
export function isSavingData(): boolean {
  const connection = 'connection' in navigator ? navigator.connection : undefined;
  return (connection as { saveData?: boolean } | undefined)?.saveData ?? false;
}

/** Preloads a module once the page is usable; a failure is handled by whoever needs it. */
export async function fetchAhead(load: () => Promise<unknown>): Promise<void> {
  if (isSavingData()) return;
  await whenUsable();
  await load().catch(() => undefined);
}
