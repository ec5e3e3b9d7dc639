import { SHOP_PHOTO_BUCKET } from '@chowk/domain/shops';
import clsx from 'clsx';
import { ImageOff } from 'lucide-react';
import { useMessages } from '@/i18n';
import { storedPhoto } from '@/photos/stored-photo';
import { Skeleton } from '@/ui/feedback/skeleton';
import { useSeen } from '@/ui/layout/use-seen';
import { Photo } from '@/ui/photo/photo';

interface SpacePhotoProps {
  path: string | null;
  what: string;
  /** Gives the box its size. */
  className: string;
}

/** Fetched when it comes near the screen: a long list on a slow line costs what is looked at. */
export function SpacePhoto({ path, what, className }: SpacePhotoProps) {
  const t = useMessages('adspaces');
  const [box, wasSeen] = useSeen<HTMLSpanElement>();
  if (path === null) {
    return (
      <span
        className={clsx(
          'grid place-content-center justify-items-center gap-1 rounded-md bg-sunken text-muted text-sm',
          className,
        )}
      >
        <ImageOff aria-hidden className="size-6" />
        {t('noPhoto')}
      </span>
    );
  }
  return (
    <span ref={box} className={clsx('block overflow-hidden rounded-md', className)}>
      {wasSeen ? (
        <Photo
          source={storedPhoto(SHOP_PHOTO_BUCKET, path)}
          alt={t('photoOf', { what })}
          className="size-full"
        />
      ) : (
        <Skeleton className="size-full" />
      )}
    </span>
  );
}
