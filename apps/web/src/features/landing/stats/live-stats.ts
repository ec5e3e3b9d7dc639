import { fetchLandingStats, isFresh, type LandingStat, readCachedStats } from './landing-stats';

/**
 * Figures of the last visit at once, newer ones as soon as they come; without a network, when it
 * is back.
 */
export function followLandingStats(
  show: (stats: readonly LandingStat[]) => void,
  signal: AbortSignal,
): void {
  const cached = readCachedStats();
  if (cached) show(cached.stats);
  if (cached && isFresh(cached, Date.now())) return;
  const load = async () => {
    const fetched = await fetchLandingStats(signal);
    if (fetched && !signal.aborted) show(fetched);
  };
  void load();
  window.addEventListener('online', load, { signal });
}
