import { useEffect, useState } from 'react';
import { useMessages } from '@/i18n';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Island } from '../island';
import { type LandingStat, readCachedStats } from './landing-stats';
import { followLandingStats } from './live-stats';
import { STATS_GRID_CLASS, StatFigures } from './stat-figures';

/** Figures of the last visit stand in while newer ones are fetched; none at all means a skeleton. */
function useLandingStats(): readonly LandingStat[] | undefined {
  const [stats, setStats] = useState(() => readCachedStats()?.stats);

  useEffect(() => {
    const leave = new AbortController();
    followLandingStats(setStats, leave.signal);
    return () => leave.abort();
  }, []);

  return stats;
}

/** As many as the platform starts with, so the strip keeps its height when they arrive. */
const PLACEHOLDERS = ['a', 'b', 'c', 'd', 'e'];

export function StatsStrip() {
  const t = useMessages('landing');
  const stats = useLandingStats();
  return (
    <section aria-label={t('stats.label')} className="border-line border-y bg-surface">
      <Island name="stats">
        {stats ? <StatFigures stats={stats} /> : <StatPlaceholders words={t('stats.loading')} />}
      </Island>
    </section>
  );
}

function StatPlaceholders({ words }: { words: string }) {
  return (
    <dl aria-busy className={STATS_GRID_CLASS}>
      {PLACEHOLDERS.map((key) => (
        <div key={key} className="min-h-14">
          <dt className="sr-only">{words}</dt>
          <dd>
            <Skeleton className="h-8 w-16 lg:my-0.5 lg:h-10 lg:w-28" />
            <Skeleton className="mt-1.5 h-4 w-20 lg:mb-1 lg:w-24" />
          </dd>
        </div>
      ))}
    </dl>
  );
}
