import clsx from 'clsx';
import { Skeleton } from '@/ui/feedback/skeleton';
import { MissingPhoto } from './missing-photo';
import { type PhotoSource, usePhotoUrl } from './use-photo-url';

interface PhotoProps {
  source: PhotoSource;
  alt: string;
  /** Gives the box its size, so that nothing moves when the photo arrives. */
  className?: string;
  fit?: 'cover' | 'contain';
  /** A press on the photo, usually to see it whole. */
  onOpen?: (() => void) | undefined;
}

/** A photo that has to be fetched with the session first: a grey box, the photo, or a way to try again. */
export function Photo({ source, alt, className, fit = 'cover', onOpen }: PhotoProps) {
  const { url, error, retry } = usePhotoUrl(source);
  const box = clsx('relative block overflow-hidden rounded-md bg-sunken', className);
  if (error !== undefined) {
    return <MissingPhoto error={error} className={box} alt={alt} onRetry={retry} />;
  }
  if (!url) return <Waiting className={box} alt={alt} />;
  const image = (
    <img
      src={url}
      alt={alt}
      draggable={false}
      className={clsx('size-full', fit === 'cover' ? 'object-cover' : 'object-contain')}
    />
  );
  if (!onOpen) return <span className={box}>{image}</span>;
  return (
    <button type="button" className={clsx(box, 'cursor-zoom-in')} onClick={onOpen}>
      {image}
    </button>
  );
}

function Waiting({ className, alt }: { className: string; alt: string }) {
  return (
    <span className={className} role="img" aria-label={alt} aria-busy>
      <Skeleton className="absolute inset-0 size-full" />
    </span>
  );
}
