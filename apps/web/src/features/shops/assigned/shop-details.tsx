import { formatDistance } from '@chowk/domain/kernel';
import { isFarVisit, SHOP_PHOTO_BUCKET, type Shop, type ShopHealth } from '@chowk/domain/shops';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useErrorWords } from '@/api/errors/use-error-words';
import type { WatchPosition } from '@/features/shops/visits/find-position';
import { VisitButton } from '@/features/shops/visits/visit-button';
import { VisitNote } from '@/features/shops/visits/visit-note';
import { useLanguage, useMessages } from '@/i18n';
import { storedPhoto } from '@/photos/stored-photo';
import { Money } from '@/ui/base/money';
import { StatTile } from '@/ui/charts/stat-tile';
import { Banner } from '@/ui/feedback/banner';
import { ErrorState } from '@/ui/feedback/error-state';
import { LazyUpdatedAgo } from '@/ui/feedback/lazy-updated-ago';
import { RelativeTime } from '@/ui/feedback/relative-time';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Card } from '@/ui/layout/card';
import { PhotoWall } from '@/ui/photo/photo-wall';
import { hasFigures, type KnownShop, photosOptions, shopHealthOptions } from './my-shops.queries';
import { ShopFacts } from './shop-facts';
import { useMayEdit } from './use-may-edit';

interface ShopDetailsProps {
  id: string;
  look: WatchPosition;
  /** Changing what is known of the shop, as far as its owner allows. */
  edit: (shop: Shop) => ReactNode;
  /** What else can be done for it, such as acting for its owner. */
  actions: (health: KnownShop) => ReactNode;
}

export function ShopDetails({ id, look, edit, actions }: ShopDetailsProps) {
  const t = useMessages('myshops');
  const errorWords = useErrorWords();
  const { data, error, isFetching, refetch } = useQuery(shopHealthOptions(id));
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
  return (
    <div className="grid gap-5">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-xl">{data.shop.shop_name}</h2>
          <LazyUpdatedAgo savedAt={data.savedAt} />
        </div>
        <div className="flex flex-wrap gap-3">
          {actions(data)}
          <VisitButton health={data} look={look} />
        </div>
      </header>
      <Missing health={data} />
      <VisitNote health={data} />
      {hasFigures(data) ? <HealthTiles health={data} /> : <Banner title={t('one.later')} />}
      <div className="grid items-start gap-5 md:grid-cols-2">
        <ShopFacts health={data} />
        <Photos shop={data.shop} />
      </div>
      {edit(data.shop)}
    </div>
  );
}

function Missing({ health: { missing } }: { health: KnownShop }) {
  const t = useMessages('myshops');
  const shops = useMessages('shops');
  if (missing.length === 0) return null;
  const list = missing.map((need) => shops(`need.${need}`)).join(', ');
  return <Banner tone="warning" title={t('needs')} text={shops('needsText', { list })} />;
}

function Photos({ shop }: { shop: Shop }) {
  const t = useMessages('myshops');
  const shops = useMessages('shops');
  const { data, error } = useQuery(photosOptions(shop.id));
  const { mayEdit } = useMayEdit(shop);
  // Then they are shown where they can be added to.
  if (mayEdit && shop.owner_id !== null) return null;
  return (
    <Card title={shops('photos')}>
      {!data && error && <p className="text-muted">{t('photosLater')}</p>}
      {data?.items.length === 0 && <p className="text-muted">{t('photosNone')}</p>}
      {data && data.items.length > 0 && (
        <PhotoWall
          label={shops('photos')}
          photos={data.items.map(({ type, path }) => ({
            source: storedPhoto(SHOP_PHOTO_BUCKET, path),
            alt: shops(`photo.${type}`),
            caption: shops(`photo.${type}`),
          }))}
        />
      )}
    </Card>
  );
}

function HealthTiles({ health }: { health: ShopHealth }) {
  const t = useMessages('myshops');
  const language = useLanguage();
  const { last_visit_m: awayM } = health;
  const when = (iso: string | null, none: string) => (iso ? <RelativeTime iso={iso} /> : none);
  return (
    <div className="grid grid-cols-pair gap-3 lg:grid-cols-3">
      <StatTile label={t('tile.open')} value={health.open_deals} />
      <StatTile label={t('tile.due')} value={health.proofs_due} />
      <StatTile label={t('tile.offers')} value={health.offers} />
      <StatTile label={t('month')} value={<Money paise={health.month_paise} isCompact />} />
      <StatTile label={t('tile.active')} value={when(health.last_active_at, t('neverActive'))} />
      <StatTile
        label={t('tile.visited')}
        value={
          <>
            {when(health.last_visited_at, t('never'))}
            {isFarVisit(awayM) && (
              <span className="block font-medium font-sans text-muted text-sm">
                {t('visit.away', { distance: formatDistance(awayM, language) })}
              </span>
            )}
          </>
        }
      />
    </div>
  );
}
