import type { Shop } from '@chowk/domain/shops';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useErrorWords } from '@/api/errors/use-error-words';
import { actionsOptions } from '@/features/shops/acting/acting.queries';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { ErrorState } from '@/ui/feedback/error-state';
import { LazyUpdatedAgo } from '@/ui/feedback/lazy-updated-ago';
import { SkeletonText } from '@/ui/feedback/skeleton';
import { Card } from '@/ui/layout/card';
import { LogLine } from './log-line';

/** Everything a business manager did for the shop, the latest first. */
export function ActionsLog({ shop }: { shop: Shop }) {
  const t = useMessages('acting');
  const errorWords = useErrorWords();
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(actionsOptions(shop.id));
  const actions = data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Card title={t('log.title')} description={t('log.text')}>
      <LazyUpdatedAgo savedAt={data?.pages[0]?.savedAt} />
      {data && actions.length === 0 && <p className="text-muted">{t('log.empty')}</p>}
      {actions.length > 0 && (
        <ol className="divide-y divide-line border-line border-t">
          {actions.map((action) => (
            <LogLine key={action.id} action={action} />
          ))}
        </ol>
      )}
      {hasNextPage && (
        <Button
          variant="secondary"
          className="mt-3"
          isLoading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {t('log.more')}
        </Button>
      )}
      {!data && error && (
        <ErrorState
          error={error}
          text={errorWords(error)}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <SkeletonText lines={4} />}
    </Card>
  );
}
