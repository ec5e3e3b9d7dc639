import { useMessages } from '@/i18n';
import { Skeleton } from '@/ui/skeleton';
import { useLandingStats } from './use-landing-stats';

/** As many as the platform starts with, so the strip keeps its height when they arrive. */
const PLACEHOLDERS = ['a', 'b', 'c', 'd', 'e'];

export function StatsStrip() {
  const t = useMessages('landing');
  const stats = useLandingStats();
  return (
    <section
      aria-label={t('stats.label')}
      aria-busy={!stats}
      className="border-line border-y bg-surface"
    >
      <dl className="gutter mx-auto grid max-w-7xl grid-cols-3 gap-x-4 gap-y-6 py-7 lg:flex lg:justify-between lg:py-9">
        {stats
          ? stats.map(({ id, value, label }) => (
              <div key={id} className="flex min-h-14 flex-col-reverse justify-end">
                <dt className="text-muted text-sm">{label}</dt>
                <dd className="font-bold font-heading text-2xl text-primary-ink tabular-nums lg:text-4xl">
                  {value}
                </dd>
              </div>
            ))
          : PLACEHOLDERS.map((key) => (
              <div key={key} className="min-h-14">
                <dt className="sr-only">{t('stats.loading')}</dt>
                <dd>
                  <Skeleton className="h-8 w-16 lg:my-0.5 lg:h-10 lg:w-28" />
                  <Skeleton className="mt-1.5 h-4 w-20 lg:mb-1 lg:w-24" />
                </dd>
              </div>
            ))}
      </dl>
    </section>
  );
}
