const MINUTE_MS = 60_000;
export const UPDATE_CHECK_MS = 30 * MINUTE_MS;

/**
 * Asks for a newer build every half hour, and at once when the app comes back to the front after
 * longer than that: timers sleep while a phone is in a pocket.
 */
export function scheduleUpdateChecks(check: () => void): () => void {
  let lastMs = Date.now();
  const run = () => {
    lastMs = Date.now();
    check();
  };
  const onVisible = () => {
    const isDue = Date.now() - lastMs >= UPDATE_CHECK_MS;
    if (document.visibilityState === 'visible' && isDue) run();
  };
  const timer = setInterval(run, UPDATE_CHECK_MS);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
