import { ChowkError } from '@chowk/domain/kernel';
import { SHOP_PHOTO_TYPES } from '@chowk/domain/shops';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useMessages } from '@/i18n';
import { StorageFullError } from '@/offline/store/quota';
import { Banner } from '@/ui/feedback/banner';
import type { LeadDraft } from './lead-draft';
import type { LeadPhoto, LeadPhotoType } from './lead-values';
import { PhotoSlot } from './photo-slot';
import { type BadPhoto, useLeadPhotos } from './use-lead-photos';

/** What a camera is given and gives back; which one it is, the page decides. */
export interface LeadCamera {
  readonly onShot: (shot: { readonly blob: Blob }) => Promise<void>;
  readonly onFiles: (files: readonly File[]) => void;
  readonly onClose: () => void;
}

interface LeadPhotosProps {
  draft: LeadDraft;
  photos: readonly LeadPhoto[];
  error: string | undefined;
  camera: (slot: LeadCamera) => ReactNode;
  onChange: (photos: readonly LeadPhoto[]) => void;
}

export function LeadPhotos({ draft, photos, error, camera, onChange }: LeadPhotosProps) {
  const t = useMessages('leads');
  const { blobs, bad, preparing, put, addFile, remove } = useLeadPhotos({
    draft,
    photos,
    onChange,
  });
  const [taking, setTaking] = useState<LeadPhotoType>();
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
              isPreparing={preparing === type}
              onTake={() => setTaking(type)}
              onRemove={() => remove(type)}
            />
          );
        })}
      </ul>
      {bad && <BadPhotoWords bad={bad} />}
      {error && <Banner tone="danger" title={error} />}
      {taking &&
        camera({
          onShot: async ({ blob }) => {
            await put(taking, blob);
            close();
          },
          onFiles: ([file]) => {
            close();
            if (file) void addFile(taking, file);
          },
          onClose: close,
        })}
    </div>
  );
}

function BadPhotoWords({ bad }: { bad: BadPhoto }) {
  const t = useMessages('leads');
  const words = useRef<HTMLDivElement>(null);
  // The camera has closed over the form again, and the bar with Save may stand on these words.
  useEffect(() => {
    if (bad) words.current?.scrollIntoView({ block: 'center' });
  }, [bad]);
  return (
    <div ref={words}>
      <Banner tone="danger" title={t(badKey(bad.error), { name: bad.name })} />
    </div>
  );
}

function badKey(error: unknown) {
  if (error instanceof StorageFullError) return 'photo.room';
  if (!(error instanceof ChowkError)) return 'photo.failed';
  if (error.details?.reason === 'heic') return 'photo.heic';
  return error.code === 'IMAGE_TOO_LARGE' ? 'photo.large' : 'photo.bad';
}
