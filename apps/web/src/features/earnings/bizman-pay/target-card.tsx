import { formatDate, formatPaise } from '@chowk/domain/kernel';
import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useErrorWords } from '@/api/errors/use-error-words';
import { monthName } from '@/features/earnings/month-name';
import { useLanguage, useMessages } from '@/i18n';
import { ErrorState } from '@/ui/feedback/error-state';
import { LazyUpdatedAgo } from '@/ui/feedback/lazy-updated-ago';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Card } from '@/ui/layout/card';
import { type BizmanTarget, targetOptions } from './bizpay.queries';
import { TargetRing } from './target-ring';

/** How the month stands: activations, the bonus reached, and what the next one takes. */
export function TargetCard() {
  const t = useMessages('bizpay');
  const language = useLanguage();
  const errorWords = useErrorWords();
  const { data, error, isFetching, refetch } = useQuery(targetOptions());
  if (!data && error) {
    return (
      <ErrorState
        error={error}
        text={errorWords(error)}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Skeleton className="h-64 w-full rounded-lg" />;
  return (
    <Card
      title={t('target.title', { month: monthName(data.month, language, 'long') })}
      description={t('target.until', { day: formatDate(data.ends_at, language) })}
    >
      <LazyUpdatedAgo savedAt={data.savedAt} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <TargetRing activations={data.activations} nextFrom={data.next?.from} />
        <Words target={data} />
      </div>
      {data.tiers.length > 0 && <Tiers target={data} />}
    </Card>
  );
}

function Words({ target: { activations, next, bonus_paise } }: { target: BizmanTarget }) {
  const t = useMessages('bizpay');
  return (
    <div className="min-w-40 flex-1">
      <p className="font-semibold">{t('target.count', { count: activations })}</p>
      <p>
        {next
          ? t('target.next', {
              count: next.from - activations,
              amount: formatPaise(next.bonus_paise),
            })
          : t('target.top')}
      </p>
      <p className="text-muted text-sm">
        {bonus_paise > 0
          ? t('target.reached', { amount: formatPaise(bonus_paise) })
          : t('target.none')}
      </p>
    </div>
  );
}

function Tiers({ target: { activations, tiers } }: { target: BizmanTarget }) {
  const t = useMessages('bizpay');
  return (
    <ul aria-label={t('target.tiers')} className="mt-4 divide-y divide-line border-line border-t">
      {tiers.map(({ from, bonus_paise }) => (
        <li key={from} className="flex items-center justify-between gap-3 py-2">
          <span className="flex items-center gap-2">
            {t('target.tier', { from })}
            {activations >= from && (
              <span className="inline-flex items-center gap-1 text-sm text-success-ink">
                <Check aria-hidden className="size-4" />
                {t('target.tierReached')}
              </span>
            )}
          </span>
          <span className="font-semibold tabular-nums">{formatPaise(bonus_paise)}</span>
        </li>
      ))}
    </ul>
  );
}
