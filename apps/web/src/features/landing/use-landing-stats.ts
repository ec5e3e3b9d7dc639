import { useEffect, useState } from 'react';
import { fetchLandingStats, isFresh, type LandingStat, readKeptStats } from './landing-stats';

/** Figures of the last visit stand in while newer ones are fetched; none at all means a skeleton. */
export function useLandingStats(): readonly LandingStat[] | undefined {
  const [kept] = useState(readKeptStats);
  const [stats, setStats] = useState(kept?.stats);

  useEffect(() => {
    if (kept && isFresh(kept, Date.now())) return;
    const leave = new AbortController();
    const load = async () => {
      const fetched = await fetchLandingStats(leave.signal);
      if (fetched && !leave.signal.aborted) setStats(fetched);
    };
    void load();
    window.addEventListener('online', load, { signal: leave.signal });
    return () => leave.abort();
  }, [kept]);

  return stats;
}
