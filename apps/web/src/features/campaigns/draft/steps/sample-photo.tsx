import { SAMPLE_PHOTO_BUCKET } from '@chowk/domain/campaigns';
import { Trash2 } from 'lucide-react';
import { useErrorWords } from '@/api/errors/use-error-words';
import { useUpload } from '@/commands/use-upload';
import { useMessages } from '@/i18n';
import { sendOwnPhoto } from '@/photos/send-own-photo';
import { storedPhoto } from '@/photos/stored-photo';
import { Button } from '@/ui/base/button';
import { Banner } from '@/ui/feedback/banner';
import { Photo } from '@/ui/photo/photo';
import { PhotoPicker } from '@/ui/photo/photo-picker';

interface SamplePhotoProps {
  path: string | null;
  onChange: (path: string | null) => void;
}

export function SamplePhoto({ path, onChange }: SamplePhotoProps) {
  const t = useMessages('wizard');
  const errorWords = useErrorWords();
  const { share, error, upload } = useUpload(async (file, onProgress) =>
    onChange(await sendOwnPhoto(SAMPLE_PHOTO_BUCKET, 'sample', file, onProgress)),
  );
  return (
    <div className="flex flex-col items-start gap-3">
      <div>
        <p className="font-semibold text-sm">{t('photo.label')}</p>
        <p className="text-muted text-sm">{t('photo.hint')}</p>
      </div>
      {path && (
        <Photo
          source={storedPhoto(SAMPLE_PHOTO_BUCKET, path)}
          alt={t('photo.alt')}
          className="aspect-4/3 w-full max-w-sm"
        />
      )}
      {error !== undefined && (
        <Banner tone="danger" title={t('photo.failed', { reason: errorWords(error) })} />
      )}
      <PhotoPicker
        label={t('photo.label')}
        buttonLabel={t(path ? 'photo.change' : 'photo.add')}
        sendingLabel={t('photo.sending')}
        share={share}
        onFile={(file) => void upload(file)}
      >
        {path && (
          <Button
            variant="quiet"
            icon={<Trash2 aria-hidden className="size-5" />}
            onClick={() => onChange(null)}
          >
            {t('photo.remove')}
          </Button>
        )}
      </PhotoPicker>
    </div>
  );
}
