import { fetchLandingStats, isFresh, type LandingStat, readCachedStats } from './landing-stats';

/**
 * Figures of the last visit at once, newer ones as soon as they come; without a network, when it
 * is back.
 */
export function followLandingStats(
  show: (stats: readonly LandingStat[]) => void,
  signal: AbortSignal,
): void {
  const kept = readCachedStats();
  if (kept) show(kept.stats);
  if (kept && isFresh(kept, Date.now())) return;
  const load = async () => {
    const fetched = await fetchLandingStats(signal);
    if (fetched && !signal.aborted) show(fetched);
  };
  void load();
  window.addEventListener('online', load, { signal });
}
