import type { Streak } from '@chowk/domain/earnings';
import { formatDate } from '@chowk/domain/kernel';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight, CalendarClock, Flame } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { errorKey } from '@/api/errors/error-words';
import { useLanguage, useMessages } from '@/i18n';
import { ButtonLink } from '@/ui/base/button';
import { ErrorState } from '@/ui/feedback/error-state';
import { LazyUpdatedAgo } from '@/ui/feedback/lazy-updated-ago';
import { Card } from '@/ui/layout/card';
import { EarningFigures } from './earning-figures';
import { earningTotalsOptions } from './earnings.queries';

/** One week alone is no row yet. */
const SHORTEST = 2;

/** Weeks in a row with an approved placement, and what keeps them going. */
function StreakLine({ weeks, is_this_week }: Streak) {
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

interface EarningsTileProps {
  /** To the page with every rupee. */
  link: ReactElement<{ className?: string; children?: ReactNode }>;
}

/** What is coming, when, and what has come. */
export function EarningsTile({ link }: EarningsTileProps) {
  const t = useMessages('earnings');
  const errors = useMessages('errors');
  const { data, error, isFetching, refetch } = useQuery(earningTotalsOptions());
  return (
    <Card
      title={t('tile.title')}
      description={<NextDay day={data?.next_payable_on} />}
      actions={
        <ButtonLink variant="quiet" size="sm" render={link}>
          {t('tile.open')}
          <ArrowRight aria-hidden className="size-4" />
        </ButtonLink>
      }
    >
      {!data && error ? (
        <ErrorState
          error={error}
          text={errors(errorKey(error))}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <div className="flex flex-col gap-3">
          <LazyUpdatedAgo savedAt={data?.savedAt} />
          <EarningFigures totals={data} />
          {/* An answer kept before there were streaks has none. */}
          {data?.streak && <StreakLine {...data.streak} />}
        </div>
      )}
    </Card>
  );
}

interface NextDayProps {
  /** `undefined` while we do not know yet. */
  day: string | null | undefined;
  /** A bizman earns with shops, a store with deals. */
  isOfShops?: boolean;
}

export function NextDay({ day, isOfShops = false }: NextDayProps) {
  const t = useMessages('earnings');
  const language = useLanguage();
  if (day === undefined) return <span aria-hidden>{'\u00a0'}</span>;
  if (day === null) return t(isOfShops ? 'noNextShops' : 'noNext');
  return (
    <span className="inline-flex items-center gap-1.5">
      <CalendarClock aria-hidden className="size-4 shrink-0" />
      {t('nextOn', { day: formatDate(day, language) })}
    </span>
  );
}
