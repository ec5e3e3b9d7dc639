import type { Me } from '@chowk/domain/accounts';
import type { Shop } from '@chowk/domain/shops';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { useErrorWords } from '@/api/errors/use-error-words';
import { useMessages } from '@/i18n';
import { targetOf } from '@/offline/outbox/queue-row';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { lazy } from '@/ui/feedback/lazy';
import { Skeleton } from '@/ui/feedback/skeleton';
import type { WatchPosition } from './form/position-field';
import { ShopForm } from './form/shop-form';
import { shopsOptions } from './shops.queries';

/** Below the form, and needed by those who scroll that far. */
const ShopPhotos = lazy(() =>
  import('./form/shop-photos').then((m) => ({ default: m.ShopPhotos })),
);

interface ShopSectionProps {
  me: Me;
  look: WatchPosition;
  /** What was changed here and not taken, told above the form. */
  refused: (target: string) => ReactNode;
  /** Whether it may be changed at all by whoever is here. */
  gate: (shop: Shop, refused: ReactNode, form: ReactNode) => ReactNode;
  /** The way to the shop as brands see it. */
  profileLink: (shopId: string) => ReactNode;
}

/** What campaigns and the location check know of a shop, and what it looks like. */
export function ShopSection({ me, look, refused, gate, profileLink }: ShopSectionProps) {
  const t = useMessages('shops');
  const errorWords = useErrorWords();
  const { data, error, isFetching, refetch } = useQuery(shopsOptions());
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
  if (own.length === 0) return <EmptyState title={t('none')} text={t('noneText')} />;
  return own.map((shop) => (
    <div key={shop.id} className="grid gap-5">
      {gate(
        shop,
        refused(targetOf('shops', shop.id)),
        <>
          <ShopForm shop={shop} look={look} refused={refused(targetOf('shops', shop.id))} />
          <Suspense fallback={<Skeleton className="h-40 w-full rounded-lg" />}>
            <ShopPhotos shop={shop} />
          </Suspense>
        </>,
      )}
      {profileLink(shop.id)}
    </div>
  ));
}
