import clsx from 'clsx';
import { Package } from 'lucide-react';
import { type PhotoSource, usePhotoUrl } from './use-photo-url';

interface ThumbnailProps {
  source: PhotoSource | undefined;
  /** Gives the box its size. */
  className: string;
}

/**
 * A picture beside its name; a parcel where there is none, or none can be fetched. The picture is
 * laid over the box: as part of it a tall one would make it taller and be cut off.
 */
export function Thumbnail({ source, className }: ThumbnailProps) {
  const { url } = usePhotoUrl(source);
  return (
    <span
      aria-hidden
      className={clsx(
        'relative grid shrink-0 place-items-center overflow-hidden rounded-md bg-sunken text-muted',
        className,
      )}
    >
      {url ? (
        <img src={url} alt="" className="absolute inset-0 size-full object-contain" />
      ) : (
        <Package />
      )}
    </span>
  );
}
