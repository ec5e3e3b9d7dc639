import { MAX_ORDER_PHOTOS } from '@chowk/domain/orders';
import { Camera, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useErrorWords } from '@/api/errors/use-error-words';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { IconButton } from '@/ui/base/icon-button';
import { Banner } from '@/ui/feedback/banner';
import { FieldError } from '@/ui/fields/field';
import { useBlobUrl } from '@/ui/photo/use-blob-url';
import type { ProblemPhoto } from './use-problem-draft';

/** What a camera is given and gives back; which one it is, the page decides. */
export interface ProblemCamera {
  readonly onShot: (shot: { readonly blob: Blob }) => Promise<void>;
  readonly onFiles: (files: readonly File[]) => void;
  readonly onClose: () => void;
}

interface ProblemPhotosProps {
  photos: readonly ProblemPhoto[];
  blobs: ReadonlyMap<string, Blob>;
  error: string | undefined;
  camera: (slot: ProblemCamera) => ReactNode;
  onBlob: (blob: Blob) => Promise<void>;
  onFile: (file: File) => Promise<void>;
  onRemove: (blobId: string) => void;
}

export function ProblemPhotos(props: ProblemPhotosProps) {
  const { photos, blobs, error, camera, onBlob, onFile, onRemove } = props;
  const t = useMessages('orders');
  const errorWords = useErrorWords();
  const [isTaking, setIsTaking] = useState(false);
  const [bad, setBad] = useState<unknown>();
  const close = () => setIsTaking(false);
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="font-semibold text-sm">{t('problem.photos')}</p>
      {photos.length > 0 && (
        <ul
          aria-label={t('problem.photos')}
          className="grid w-full grid-cols-2 gap-3 sm:grid-cols-4"
        >
          {photos.map(({ blobId }, place) => (
            <li key={blobId} className="flex items-center gap-1">
              <Shot blob={blobs.get(blobId)} alt={t('problem.photo', { number: place + 1 })} />
              <IconButton
                label={t('problem.photoRemove', { number: place + 1 })}
                icon={<Trash2 aria-hidden className="size-5" />}
                onClick={() => onRemove(blobId)}
              />
            </li>
          ))}
        </ul>
      )}
      {bad !== undefined && <Banner tone="danger" title={errorWords(bad)} />}
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
            await onBlob(blob);
            close();
          },
          onFiles: ([file]) => {
            close();
            setBad(undefined);
            if (file) onFile(file).catch(setBad);
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
