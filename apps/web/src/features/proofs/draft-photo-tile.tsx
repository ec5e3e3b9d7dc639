import { Camera, CircleCheck, RotateCw, X } from 'lucide-react';
import { errorKey } from '@/api/error-words';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/button';
import { CARD_CLASS } from '@/ui/card';
import { FileButton } from '@/ui/file-button';
import { IconButton } from '@/ui/icon-button';
import { ProgressBar } from '@/ui/progress-bar';
import { useBlobUrl } from '@/ui/use-blob-url';
import type { DraftPhoto } from './proof-draft';

interface DraftPhotoTileProps {
  photo: DraftPhoto;
  number: number;
  /** From 0 to 1 while it is on its way. */
  share: number | undefined;
  error: unknown;
  isLocked: boolean;
  onAsk: () => void;
  onRetake: (file: File) => void;
  onRemove: () => void;
  onRetry: () => void;
}

export function DraftPhotoTile({ photo, number, share, error, ...rest }: DraftPhotoTileProps) {
  const t = useMessages('proofs');
  const url = useBlobUrl(photo.blob);
  return (
    <li className={`${CARD_CLASS} overflow-hidden`}>
      <div className="relative">
        {url && (
          <img
            src={url}
            alt={t('flow.photoAlt', { number })}
            className="aspect-[4/3] w-full bg-sunken object-cover"
          />
        )}
        {!rest.isLocked && (
          <IconButton
            tone="onPhoto"
            className="absolute end-1 top-1"
            label={`${t('flow.remove')}: ${t('flow.photoAlt', { number })}`}
            icon={<X aria-hidden className="size-5" />}
            onClick={rest.onRemove}
          />
        )}
      </div>
      <div className="flex flex-col gap-2 p-2">
        <UploadState {...{ photo, share, error }} onRetry={rest.onRetry} />
        {!rest.isLocked && (
          <FileButton
            accept="image/*"
            isCamera
            variant="quiet"
            size="sm"
            className="px-2!"
            icon={<Camera aria-hidden className="size-4" />}
            aria-label={`${t('flow.retake')}: ${t('flow.photoAlt', { number })}`}
            onAsk={rest.onAsk}
            onFiles={([file]) => file && rest.onRetake(file)}
          >
            {t('flow.retake')}
          </FileButton>
        )}
      </div>
    </li>
  );
}

const WHOLE = 100;

function UploadState({
  photo,
  share,
  error,
  onRetry,
}: Pick<DraftPhotoTileProps, 'photo' | 'share' | 'error' | 'onRetry'>) {
  const t = useMessages('proofs');
  const ui = useMessages('ui');
  const errors = useMessages('errors');
  if (photo.isUploaded) {
    return (
      <p className="flex items-center gap-1.5 font-medium text-sm text-success-ink">
        <CircleCheck aria-hidden className="size-4 shrink-0" />
        {t('photo.uploaded')}
      </p>
    );
  }
  if (share !== undefined) {
    const percent = Math.round(share * WHOLE);
    return (
      <div className="text-sm">
        <p className="mb-1 text-muted">{t('photo.uploading', { percent })}</p>
        <ProgressBar label={t('photo.uploading', { percent })} value={percent} isLabelHidden />
      </div>
    );
  }
  if (error === undefined) return <p className="text-muted text-sm">{t('photo.waiting')}</p>;
  return (
    <div className="text-sm">
      <p className="text-danger-ink">{`${t('photo.failed')}: ${errors(errorKey(error))}`}</p>
      <Button
        variant="quiet"
        size="sm"
        icon={<RotateCw aria-hidden className="size-4" />}
        onClick={onRetry}
      >
        {ui('retry')}
      </Button>
    </div>
  );
}
