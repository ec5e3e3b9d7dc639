import { formatPaise } from '@chowk/domain/kernel';
import { useQuery } from '@tanstack/react-query';
import { useErrorWords } from '@/api/errors/use-error-words';
import { useMessages } from '@/i18n';
import { Money } from '@/ui/base/money';
import { ErrorState } from '@/ui/feedback/error-state';
import { LazyUpdatedAgo } from '@/ui/feedback/lazy-updated-ago';
import { SkeletonText } from '@/ui/feedback/skeleton';
import { Card } from '@/ui/layout/card';
import { moneyOptions } from './campaign-page.queries';

const PARTS = ['held', 'reserved', 'earned', 'refunded'] as const;

/** What was held and where it is now; the three parts always add up to it. */
export function MoneyCard({ id }: { id: string }) {
  const t = useMessages('campaigns');
  const errorWords = useErrorWords();
  const { data, error, isFetching, refetch } = useQuery(moneyOptions(id));
  return (
    <Card title={t('money.title')}>
      <LazyUpdatedAgo savedAt={data?.savedAt} />
      {!data && !error && <SkeletonText lines={4} />}
      {!data && error && (
        <ErrorState
          error={error}
          text={errorWords(error)}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && (
        <>
          <dl className="flex flex-col gap-2">
            {PARTS.map((part) => (
              <div
                key={part}
                className="flex items-baseline justify-between gap-4 first:border-line first:border-b first:pb-2 first:font-semibold"
              >
                <dt>{t(`money.${part}`)}</dt>
                <dd>
                  <Money paise={data[`${part}_paise`]} />
                </dd>
              </div>
            ))}
          </dl>
          <p className="mt-3 text-muted text-sm">
            {t('money.sum', {
              held: formatPaise(data.held_paise),
              reserved: formatPaise(data.reserved_paise),
              earned: formatPaise(data.earned_paise),
              refunded: formatPaise(data.refunded_paise),
            })}
          </p>
        </>
      )}
    </Card>
  );
}
