import { TriangleAlert } from 'lucide-react';
import { useMessages } from '@/i18n';
import { useBlobUrl } from '@/ui/photo/use-blob-url';
import type { TakenPhoto } from './photo-preview';

interface ShotStripProps {
  photos: readonly TakenPhoto[];
  onSee: (id: string) => void;
}

/** What was taken so far; a press shows it whole. Its height is there from the start. */
export function ShotStrip({ photos, onSee }: ShotStripProps) {
  const t = useMessages('capture');
  return (
    <ul
      aria-label={t('strip')}
      className="turned:col-start-2 flex h-16 items-center justify-center gap-2 px-3 pb-3"
    >
      {photos.map((photo, place) => (
        <li key={photo.id} className="min-w-0 max-w-13 flex-1">
          <Thumb photo={photo} label={t('seePhoto', { number: place + 1 })} onSee={onSee} />
        </li>
      ))}
    </ul>
  );
}

function Thumb({
  photo,
  label,
  onSee,
}: {
  photo: TakenPhoto;
  label: string;
  onSee: (id: string) => void;
}) {
  const url = useBlobUrl(photo.blob);
  return (
    <button
      type="button"
      aria-label={label}
      className="relative block h-13 w-full overflow-hidden rounded-md border-2 border-on-photo bg-photo focus-visible:outline-on-photo"
      onClick={() => onSee(photo.id)}
    >
      {url && <img src={url} alt="" className="size-full object-cover" />}
      {(photo.isBlurred || photo.isDark) && (
        <TriangleAlert
          aria-hidden
          className="absolute end-0 bottom-0 size-5 rounded-xs bg-warning p-0.5 text-on-warning"
        />
      )}
    </button>
  );
}
