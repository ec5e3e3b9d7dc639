import type { BizmanAction, Shop } from '@chowk/domain/shops';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useErrorWords } from '@/api/use-error-words';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { ErrorState } from '@/ui/error-state';
import { LazyUpdatedAgo } from '@/ui/lazy-updated-ago';
import { RelativeTime } from '@/ui/relative-time';
import { SkeletonText } from '@/ui/skeleton';
import { actionsOptions } from './acting.queries';
import { actionKey } from './action-words';

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
          text={errorWords(error)}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <SkeletonText lines={4} />}
    </Card>
  );
}

function LogLine({ action }: { action: BizmanAction }) {
  const t = useMessages('acting');
  return (
    <li className="flex flex-wrap justify-between gap-x-4 py-3">
      <span className="font-medium">{t(actionKey(action.action_type))}</span>
      <span className="text-muted text-sm">
        {action.bizman_name} · <RelativeTime iso={action.created_at} />
      </span>
    </li>
  );
}
