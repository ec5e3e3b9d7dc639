import { MAX_ORDER_PHOTOS } from '@chowk/domain/orders';
import { Camera, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useErrorWords } from '@/api/errors/use-error-words';
import type { DraftPhoto } from '@/forms/device-draft';
import { type CameraSlot, type PhotoDraft, useDraftPhotos } from '@/forms/use-draft-photos';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { IconButton } from '@/ui/base/icon-button';
import { Banner } from '@/ui/feedback/banner';
import { FieldError } from '@/ui/fields/field';
import { useBlobUrl } from '@/ui/photo/use-blob-url';

interface ProblemPhotosProps {
  orderId: string;
  draft: PhotoDraft;
  photos: readonly DraftPhoto[];
  error: string | undefined;
  camera: (slot: CameraSlot) => ReactNode;
  onChange: (photos: readonly DraftPhoto[]) => void;
}

export function ProblemPhotos(props: ProblemPhotosProps) {
  const { orderId, draft, photos, error, camera, onChange } = props;
  const t = useMessages('orders');
  const errorWords = useErrorWords();
  const [isTaking, setIsTaking] = useState(false);
  const { blobs, refusal, put, addFile, remove } = useDraftPhotos({
    draft,
    photos,
    isReplaced: () => false,
    onChange,
  });
  const newPhoto = () => ({ path: `${orderId}-${Date.now()}.jpg` });
  const close = () => setIsTaking(false);
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="font-semibold text-sm">{t('problem.photos')}</p>
      {photos.length > 0 && (
        <ul
          aria-label={t('problem.photos')}
          className="grid w-full grid-cols-2 gap-3 sm:grid-cols-4"
        >
          {photos.map((photo, place) => (
            <li key={photo.path} className="flex items-center gap-1">
              <Shot
                blob={blobs.get(photo.blobId ?? '')}
                alt={t('problem.photo', { number: place + 1 })}
              />
              <IconButton
                label={t('problem.photoRemove', { number: place + 1 })}
                icon={<Trash2 aria-hidden className="size-5" />}
                onClick={() => remove(photo)}
              />
            </li>
          ))}
        </ul>
      )}
      {refusal && <Banner tone="danger" title={errorWords(refusal)} />}
      {photos.length < MAX_ORDER_PHOTOS && (
        <Button
          variant="secondary"
          icon={<Camera aria-hidden className="size-5" />}
          onClick={() => setIsTaking(true)}
        >
          {t('problem.photoAdd')}
        </Button>
      )}
      <FieldError id={undefined} error={error} />
      {isTaking &&
        camera({
          onShot: async ({ blob }) => {
            await put(newPhoto(), blob);
            close();
          },
          onFiles: ([file]) => {
            close();
            if (file) void addFile(newPhoto(), file);
          },
          onClose: close,
        })}
    </div>
  );
}

function Shot({ blob, alt }: { blob: Blob | undefined; alt: string }) {
  return (
    <span className="block aspect-square w-full overflow-hidden rounded-md bg-sunken">
      {blob && <ShotImage blob={blob} alt={alt} />}
    </span>
  );
}

function ShotImage({ blob, alt }: { blob: Blob; alt: string }) {
  const url = useBlobUrl(blob);
  return url ? <img src={url} alt={alt} className="size-full object-cover" /> : null;
}
