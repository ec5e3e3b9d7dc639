import type { Me } from '@chowk/domain/accounts';
import type { Shop } from '@chowk/domain/shops';
import { useQuery } from '@tanstack/react-query';
import { useErrorWords } from '@/api/errors/use-error-words';
import { useMessages } from '@/i18n';
import { ListBody } from '@/lists/list-body';
import { useGrowingList } from '@/lists/use-growing-list';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton, SkeletonText } from '@/ui/feedback/skeleton';
import { Card } from '@/ui/layout/card';
import { actionsOptions, ownShopsOptions } from './acting.queries';
import { ShopConsentsCard } from './consents/shop-consents';
import { LogLine } from './log/log-line';

/** Of every shop somebody owns: who may act for them, and what was done. */
export function ManagerSection({ me }: { me: Me }) {
  const t = useMessages('acting');
  const errorWords = useErrorWords();
  const { data, error, isFetching, refetch } = useQuery(ownShopsOptions());
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
  if (!data) return <Skeleton className="h-96 w-full rounded-lg" />;
  const own = data.items.filter((shop) => shop.owner_id === me.id);
  if (own.length === 0) return <EmptyState title={t('consent.noShop')} />;
  return own.map((shop) => (
    <div key={shop.id} className="grid gap-5">
      <ShopConsentsCard shop={shop} />
      <ActionsLog shop={shop} />
    </div>
  ));
}

/** Everything a business manager did for the shop, the latest first. */
function ActionsLog({ shop }: { shop: Shop }) {
  const t = useMessages('acting');
  const list = useGrowingList(actionsOptions(shop.id));
  return (
    <Card title={t('log.title')} description={t('log.text')}>
      <ListBody
        list={list}
        skeleton={<SkeletonText lines={4} />}
        empty={<p className="text-muted">{t('log.empty')}</p>}
        more={t('log.more')}
      >
        {(actions) => (
          <ol className="divide-y divide-line border-line border-t">
            {actions.map((action) => (
              <LogLine key={action.id} action={action} />
            ))}
          </ol>
        )}
      </ListBody>
    </Card>
  );
}
