import { type AdSpace, MAX_SPACE_PHOTOS } from '@chowk/domain/ad-spaces';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useErrorWords } from '@/api/errors/use-error-words';
import { useCommand } from '@/commands/use-command';
import { useUpload } from '@/commands/use-upload';
import { removeAdSpacePhotoRef } from '@/features/ad-spaces/ad-spaces.queries';
import { SpacePhoto } from '@/features/ad-spaces/space-photo';
import { useMessages } from '@/i18n';
import { IconButton } from '@/ui/base/icon-button';
import { Banner } from '@/ui/feedback/banner';
import { Card } from '@/ui/layout/card';
import { LazyConfirmDialog } from '@/ui/overlays/lazy-overlays';
import { PhotoPicker } from '@/ui/photo/photo-picker';
import { addSpacePhoto } from './add-space-photo';

interface SpacePhotosProps {
  space: AdSpace;
  onChange: (space: AdSpace) => void;
}

/** A photo is saved as soon as it is sent: there is nothing else to say about it. */
export function SpacePhotos({ space, onChange }: SpacePhotosProps) {
  const t = useMessages('myspaces');
  const errorWords = useErrorWords();
  const [removing, setRemoving] = useState<string>();
  const { run } = useCommand(removeAdSpacePhotoRef, { onDone: onChange, refused: true });
  const { share, error, upload } = useUpload(async (file, onProgress) => {
    onChange(await addSpacePhoto(space.id, file, onProgress));
  });

  return (
    <Card title={t('photos')} description={t('photosText', { count: MAX_SPACE_PHOTOS })}>
      <div className="flex flex-col items-start gap-4">
        {space.photos.length > 0 && (
          <ul aria-label={t('photos')} className="grid w-full grid-cols-2 gap-3 sm:grid-cols-3">
            {space.photos.map(({ id, path }, place) => (
              <li key={id} className="relative min-w-0">
                <SpacePhoto path={path} what={space.title} className="aspect-square w-full" />
                <IconButton
                  tone="onPhoto"
                  className="absolute end-1 top-1"
                  label={t('photoRemove', { number: place + 1 })}
                  icon={<Trash2 aria-hidden className="size-5" />}
                  onClick={() => setRemoving(id)}
                />
              </li>
            ))}
          </ul>
        )}
        {error !== undefined && (
          <Banner tone="danger" title={t('photoFailed', { reason: errorWords(error) })} />
        )}
        {space.photos.length < MAX_SPACE_PHOTOS && (
          <PhotoPicker
            label={t('photoAdd')}
            buttonLabel={t('photoAdd')}
            sendingLabel={t('photoSending')}
            share={share}
            onFile={(file) => void upload(file)}
          />
        )}
      </div>
      <LazyConfirmDialog
        open={removing !== undefined}
        onOpenChange={(isOpen) => !isOpen && setRemoving(undefined)}
        title={t('photoRemoveAsk')}
        confirmLabel={t('photoRemoveYes')}
        onConfirm={async () => {
          if (removing) await run({ id: removing });
        }}
      />
    </Card>
  );
}
