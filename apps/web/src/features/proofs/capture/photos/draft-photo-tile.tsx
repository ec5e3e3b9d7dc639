import { Camera, CircleCheck, Images, TriangleAlert, X } from 'lucide-react';
import type { DraftPhoto } from '@/features/proofs/capture/proof-draft';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { IconButton } from '@/ui/base/icon-button';
import { CARD_CLASS } from '@/ui/layout/card';
import { useBlobUrl } from '@/ui/photo/use-blob-url';

interface DraftPhotoTileProps {
  photo: DraftPhoto;
  blob: Blob;
  number: number;
  isFar: boolean;
  isLocked: boolean;
  onRetake: () => void;
  onRemove: () => void;
}

export function DraftPhotoTile({ photo, blob, number, ...rest }: DraftPhotoTileProps) {
  const t = useMessages('proofs');
  const url = useBlobUrl(blob);
  const name = t('flow.photoAlt', { number });
  return (
    <li className={`${CARD_CLASS} overflow-hidden`}>
      <div className="relative">
        <img src={url} alt={name} className="aspect-[4/3] w-full bg-sunken object-cover" />
        {!rest.isLocked && (
          <IconButton
            tone="onPhoto"
            className="absolute end-1 top-1"
            label={`${t('flow.remove')}: ${name}`}
            icon={<X aria-hidden className="size-5" />}
            onClick={rest.onRemove}
          />
        )}
      </div>
      <div className="flex flex-col gap-1 p-2 text-sm">
        <p className="flex items-center gap-1.5 font-medium text-success-ink">
          <CircleCheck aria-hidden className="size-4 shrink-0" />
          {t('photo.saved')}
        </p>
        <Worries photo={photo} isFar={rest.isFar} />
        {!rest.isLocked && (
          <Button
            variant="quiet"
            size="sm"
            className="px-2!"
            icon={<Camera aria-hidden className="size-4" />}
            aria-label={`${t('flow.retake')}: ${name}`}
            onClick={rest.onRetake}
          >
            {t('flow.retake')}
          </Button>
        )}
      </div>
    </li>
  );
}

/** What a reviewer may stumble over, while it can still be taken again. */
function Worries({ photo, isFar }: { photo: DraftPhoto; isFar: boolean }) {
  const t = useMessages('proofs');
  const words = [
    isFar && t('far.photo'),
    photo.isBlurred && t('quality.blurred'),
    photo.isDark && t('quality.dark'),
  ];
  const look = words.filter(Boolean).join(' · ');
  return (
    <>
      {look && (
        <p className="flex items-center gap-1.5 font-medium text-warning-ink">
          <TriangleAlert aria-hidden className="size-4 shrink-0" />
          {look}
        </p>
      )}
      {photo.source === 'file' && (
        <p className="flex items-center gap-1.5 text-muted">
          <Images aria-hidden className="size-4 shrink-0" />
          {t('photo.chosen')}
        </p>
      )}
    </>
  );
}
