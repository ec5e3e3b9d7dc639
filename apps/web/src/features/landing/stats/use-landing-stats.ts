import { useEffect, useState } from 'react';
import { type LandingStat, readKeptStats } from './landing-stats';
import { followLandingStats } from './live-stats';

/** Figures of the last visit stand in while newer ones are fetched; none at all means a skeleton. */
export function useLandingStats(): readonly LandingStat[] | undefined {
  const [stats, setStats] = useState(() => readKeptStats()?.stats);

  useEffect(() => {
    const leave = new AbortController();
    followLandingStats(setStats, leave.signal);
    return () => leave.abort();
  }, []);

  return stats;
}
