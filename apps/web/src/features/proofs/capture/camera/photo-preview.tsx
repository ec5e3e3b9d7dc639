import { ArrowLeft, Camera, Trash2 } from 'lucide-react';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { useBlobUrl } from '@/ui/photo/use-blob-url';

/** A photo already kept on this phone. */
export interface TakenPhoto {
  readonly id: string;
  readonly blob: Blob;
  readonly isBlurred: boolean;
  readonly isDark: boolean;
}

interface PhotoPreviewProps {
  photo: TakenPhoto;
  number: number;
  onBack: () => void;
  onRetake: () => void;
  onRemove: () => void;
}

/** One photo whole, to judge it by eye before it is sent. */
export function PhotoPreview({ photo, number, onBack, onRetake, onRemove }: PhotoPreviewProps) {
  const t = useMessages('capture');
  const url = useBlobUrl(photo.blob);
  const worries = [photo.isBlurred && t('look.blurred'), photo.isDark && t('look.dark')];
  const words = worries.filter(Boolean).join(' · ');
  return (
    <div className="turned:contents min-h-0 flex-1 flex-col flex">
      <div className="relative turned:col-start-1 turned:row-span-full turned:row-start-1 min-h-0 flex-1">
        {url && (
          <img
            src={url}
            alt={t('photo', { number })}
            className="absolute inset-0 size-full object-contain"
          />
        )}
      </div>
      <p
        role="status"
        className="turned:col-start-2 min-h-6 overflow-y-auto px-3 pt-2 text-center font-medium"
      >
        {words}
      </p>
      <div className="turned:col-start-2 grid turned:grid-cols-1 grid-cols-2 gap-3 p-3 sm:mx-auto sm:grid-cols-3">
        <Button
          variant="secondary"
          icon={<Trash2 aria-hidden className="size-5" />}
          onClick={onRemove}
        >
          {t('remove')}
        </Button>
        <Button
          variant="secondary"
          icon={<Camera aria-hidden className="size-5" />}
          onClick={onRetake}
        >
          {t('retake')}
        </Button>
        <Button
          className="max-sm:col-span-2 turned:col-span-1"
          icon={<ArrowLeft aria-hidden className="size-5" />}
          onClick={onBack}
        >
          {t('back')}
        </Button>
      </div>
    </div>
  );
}
