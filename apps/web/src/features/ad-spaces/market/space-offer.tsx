import type { AdSpace, Booking, DaySpan } from '@chowk/domain/ad-spaces';
import { ChowkError } from '@chowk/domain/kernel';
import { SHOP_PHOTO_BUCKET } from '@chowk/domain/shops';
import type { ReactNode } from 'react';
import { useErrorWords } from '@/api/errors/use-error-words';
import { BookingForm } from '@/features/ad-spaces/request/booking-form';
import { SpaceRates, SpaceSize } from '@/features/ad-spaces/space-facts';
import { useSpace } from '@/features/ad-spaces/use-space';
import { useMessages } from '@/i18n';
import { storedPhoto } from '@/photos/stored-photo';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { PhotoWall } from '@/ui/photo/photo-wall';
import { ShopReliability } from './shop-reliability';

interface SpaceOfferProps {
  id: string;
  wanted: DaySpan | undefined;
  shopLink: (shopId: string) => ReactNode;
  addMoney: (paise: number) => ReactNode;
  onRequested: (booking: Booking) => void;
}

/** One space with its days and its price, as far as the request. */
export function SpaceOffer({ id, ...rest }: SpaceOfferProps) {
  const t = useMessages('spacemarket');
  const errorWords = useErrorWords();
  const { known, error, isRetrying, retry } = useSpace(id);
  const isGone = error instanceof ChowkError && error.code === 'PGRST116';
  if (isGone || known?.space.status === 'archived') {
    return <EmptyState title={t('space.gone')} text={t('space.goneText')} />;
  }
  if (!known && error) {
    return (
      <ErrorState error={error} text={errorWords(error)} isRetrying={isRetrying} onRetry={retry} />
    );
  }
  if (!known) return <Skeleton className="h-96 w-full rounded-md" />;
  const { space, busy } = known;
  return (
    <div className="flex flex-col gap-4">
      <About space={space} shopLink={rest.shopLink} />
      <BookingForm spaceId={space.id} busy={busy} {...rest} />
    </div>
  );
}

function About({ space, shopLink }: { space: AdSpace } & Pick<SpaceOfferProps, 'shopLink'>) {
  const words = useMessages('adspaces');
  const photos = space.photos.map(({ path }) => ({
    source: storedPhoto(SHOP_PHOTO_BUCKET, path),
    alt: words('photoOf', { what: space.title }),
  }));
  return (
    <div className="flex flex-col gap-2">
      <h3 className="text-lg">{space.title}</h3>
      <p className="text-sm">
        {space.area ? `${space.shop_name}, ${space.area}` : space.shop_name}
      </p>
      <SpaceSize space={space} />
      <SpaceRates rates={space} />
      <ShopReliability shopId={space.shop_id} />
      {photos.length > 0 && (
        <PhotoWall label={words('photoOf', { what: space.title })} photos={photos} />
      )}
      {space.description && <p className="whitespace-pre-line">{space.description}</p>}
      <div className="empty:hidden">{shopLink(space.shop_id)}</div>
    </div>
  );
}
