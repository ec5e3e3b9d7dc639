import type { Streak } from '@chowk/domain/earnings';
import { Flame } from 'lucide-react';
import { useMessages } from '@/i18n';

/** One week alone is no row yet. */
const SHORTEST = 2;

/** Weeks in a row with an approved placement, and what keeps them going. */
export function StreakLine({ weeks, is_this_week }: Streak) {
  const t = useMessages('earnings');
  if (weeks < SHORTEST) return null;
  return (
    <p className="flex items-center gap-2 border-line border-t pt-3 text-sm">
      <Flame aria-hidden className="size-5 shrink-0 text-accent-ink" />
      <span>
        <span className="font-semibold">{t('streak', { weeks })}</span>{' '}
        <span className="text-muted">{t(is_this_week ? 'streakKept' : 'streakOpen')}</span>
      </span>
    </p>
  );
}
