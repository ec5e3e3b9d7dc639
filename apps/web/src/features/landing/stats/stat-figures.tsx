import { useLanguage } from '@/i18n';
import type { LandingStat } from './landing-stats';

export const STATS_GRID_CLASS =
  'gutter mx-auto grid max-w-7xl grid-cols-trio gap-x-4 gap-y-6 py-7 lg:flex lg:justify-between lg:py-9';

export function StatFigures({ stats }: { stats: readonly LandingStat[] }) {
  const language = useLanguage();
  return (
    <dl className={STATS_GRID_CLASS}>
      {stats.map(({ id, value, label, labelHi }) => (
        <div key={id} className="flex min-h-14 flex-col-reverse justify-end">
          <dt className="text-muted text-sm">{language === 'hi' ? (labelHi ?? label) : label}</dt>
          <dd className="font-bold font-heading text-2xl text-primary-ink tabular-nums lg:text-4xl">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
