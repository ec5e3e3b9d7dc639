const LOOK_AGAIN_MS = 200;
/** A page that never finishes must not keep away what says that the network is gone. */
const MOST_WAIT_MS = 8_000;
const MOST_IDLE_WAIT_MS = 1_000;
const LOADING = '[role="status"][aria-label]';

/** The page is there, and nothing in it is still loading. */
function isUsable(): boolean {
  const main = document.querySelector('main');
  return main !== null && main.querySelector(LOADING) === null;
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
