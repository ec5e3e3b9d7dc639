import { MAX_SPACE_PHOTOS } from '@chowk/domain/ad-spaces';
import { Trash2 } from 'lucide-react';
import { useMessages } from '@/i18n';
import { IconButton } from '@/ui/base/icon-button';
import { PhotoPicker } from '@/ui/photo/photo-picker';
import { useBlobUrl } from '@/ui/photo/use-blob-url';

interface NewPhotosProps {
  files: readonly File[];
  onChange: (files: readonly File[]) => void;
}

/** Photos of a space that is not offered yet: they go up with it. */
export function NewPhotos({ files, onChange }: NewPhotosProps) {
  const t = useMessages('myspaces');
  return (
    <fieldset className="flex flex-col items-start gap-3">
      <legend className="mb-1 font-semibold text-sm">{t('photos')}</legend>
      <p className="text-muted text-sm">{t('photosText', { count: MAX_SPACE_PHOTOS })}</p>
      {files.length > 0 && (
        <ul aria-label={t('photos')} className="grid w-full grid-cols-3 gap-2">
          {files.map((file, place) => (
            <li key={`${file.name} ${file.lastModified} ${file.size}`} className="relative min-w-0">
              <Preview file={file} />
              <IconButton
                tone="onPhoto"
                className="absolute end-1 top-1"
                label={t('photoRemove', { number: place + 1 })}
                icon={<Trash2 aria-hidden className="size-5" />}
                onClick={() => onChange(files.filter((each) => each !== file))}
              />
            </li>
          ))}
        </ul>
      )}
      {files.length < MAX_SPACE_PHOTOS && (
        <PhotoPicker
          label={t('photoAdd')}
          buttonLabel={t('photoAdd')}
          sendingLabel={t('photoSending')}
          share={undefined}
          onFile={(file) => onChange([...files, file])}
        />
      )}
    </fieldset>
  );
}

function Preview({ file }: { file: File }) {
  const url = useBlobUrl(file);
  return <img src={url} alt={file.name} className="aspect-square w-full rounded-md object-cover" />;
}
