import type { Me } from '@chowk/domain/accounts';
import { useQuery } from '@tanstack/react-query';
import { useErrorWords } from '@/api/errors/use-error-words';
import { useMessages } from '@/i18n';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { ownShopsOptions } from './acting.queries';
import { ShopConsentsCard } from './consents/shop-consents';
import { ActionsLog } from './log/actions-log';

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
