import { ChowkError } from '@chowk/domain/kernel';
import { SHOP_PHOTO_TYPES } from '@chowk/domain/shops';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type CameraSlot, useDraftPhotos } from '@/forms/use-draft-photos';
import { useMessages } from '@/i18n';
import { StorageFullError } from '@/offline/store/quota';
import { ownPhotoPath } from '@/photos/send-own-photo';
import { Banner } from '@/ui/feedback/banner';
import type { LeadDraft } from './lead-draft';
import type { LeadPhoto, LeadPhotoType } from './lead-fields';
import { PhotoSlot } from './photo-slot';

interface LeadPhotosProps {
  draft: LeadDraft;
  photos: readonly LeadPhoto[];
  error: string | undefined;
  camera: (slot: CameraSlot) => ReactNode;
  onChange: (photos: readonly LeadPhoto[]) => void;
}

export function LeadPhotos({ draft, photos, error, camera, onChange }: LeadPhotosProps) {
  const t = useMessages('leads');
  const { blobs, preparing, refusal, put, addFile, remove } = useDraftPhotos<LeadPhoto>({
    draft,
    photos,
    isReplaced: ({ type }, next) => type === next.type,
    onChange,
  });
  const [taking, setTaking] = useState<LeadPhotoType>();
  const [fileName, setFileName] = useState('');
  const newPhoto = (type: LeadPhotoType) => ({ type, path: ownPhotoPath(type) });
  const close = () => setTaking(undefined);
  return (
    <div className="flex flex-col gap-3">
      <p className="text-muted text-sm">{t('photo.hint')}</p>
      <ul aria-label={t('form.photos')} className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {SHOP_PHOTO_TYPES.map((type) => {
          const photo = photos.find((each) => each.type === type);
          return (
            <PhotoSlot
              key={type}
              type={type}
              photo={photo}
              blob={photo?.blobId === undefined ? undefined : blobs.get(photo.blobId)}
              isPreparing={preparing?.type === type}
              onTake={() => setTaking(type)}
              onRemove={() => photo && remove(photo)}
            />
          );
        })}
      </ul>
      {refusal && <BadPhotoWords error={refusal} name={fileName} />}
      {error && <Banner tone="danger" title={error} />}
      {taking &&
        camera({
          onShot: async ({ blob }) => {
            await put(newPhoto(taking), blob);
            close();
          },
          onFiles: ([file]) => {
            close();
            if (!file) return;
            setFileName(file.name);
            void addFile(newPhoto(taking), file);
          },
          onClose: close,
        })}
    </div>
  );
}

function BadPhotoWords({ error, name }: { error: unknown; name: string }) {
  const t = useMessages('leads');
  const words = useRef<HTMLDivElement>(null);
  // The camera has closed over the form again, and the bar with Save may stand on these words.
  useEffect(() => {
    if (error) words.current?.scrollIntoView({ block: 'center' });
  }, [error]);
  return (
    <div ref={words}>
      <Banner tone="danger" title={t(badKey(error), { name })} />
    </div>
  );
}

function badKey(error: unknown) {
  if (error instanceof StorageFullError) return 'photo.room';
  if (!(error instanceof ChowkError)) return 'photo.failed';
  if (error.details?.reason === 'heic') return 'photo.heic';
  return error.code === 'IMAGE_TOO_LARGE' ? 'photo.large' : 'photo.bad';
}
