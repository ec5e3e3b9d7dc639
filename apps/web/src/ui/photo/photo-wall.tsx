import clsx from 'clsx';
import { type ReactNode, useState } from 'react';
import { LazyPhotoViewer } from '@/ui/overlays/lazy-overlays';
import { Photo } from './photo';
import { type PhotoSource, usePhotoUrl } from './use-photo-url';

export interface WallPhoto {
  source: PhotoSource;
  alt: string;
  /** Shown under the photo and in the viewer. */
  caption?: ReactNode;
}

interface PhotoWallProps {
  /** Names the set of photos for screen readers. */
  label: string;
  photos: readonly WallPhoto[];
  className?: string;
}

/** Photos side by side; a press shows one whole, to be zoomed and turned like pages. */
export function PhotoWall({ label, photos, className }: PhotoWallProps) {
  const [index, setIndex] = useState<number>();
  return (
    <>
      <ul aria-label={label} className={clsx('grid grid-cols-3 gap-2 sm:grid-cols-4', className)}>
        {photos.map((photo, place) => (
          <li key={photo.source.id} className="min-w-0">
            <Photo
              source={photo.source}
              alt={photo.alt}
              className="aspect-square w-full"
              onOpen={() => setIndex(place)}
            />
            {photo.caption && <p className="mt-1 text-muted text-sm">{photo.caption}</p>}
          </li>
        ))}
      </ul>
      {index !== undefined && (
        <WallViewer
          label={label}
          photos={photos}
          index={index}
          onIndexChange={setIndex}
          onClose={() => setIndex(undefined)}
        />
      )}
    </>
  );
}

interface WallViewerProps extends PhotoWallProps {
  index: number;
  onIndexChange: (index: number) => void;
  onClose: () => void;
}

/** Also for whoever lays the photos out in another way than a wall. */
export function WallViewer({ label, photos, index, onIndexChange, onClose }: WallViewerProps) {
  const { url } = usePhotoUrl(photos[index]?.source);
  const shown = photos.map(({ alt, caption }, place) => ({
    src: place === index ? (url ?? BLANK) : BLANK,
    alt,
    caption,
  }));
  return (
    <LazyPhotoViewer
      open
      label={label}
      photos={shown}
      index={index}
      onIndexChange={onIndexChange}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    />
  );
}

/** One see-through point: an empty address would make the browser ask for the page itself. */
const BLANK = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
