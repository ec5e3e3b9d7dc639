import { SAMPLE_PHOTO_BUCKET } from '@chowk/domain/campaigns';
import { ImagePlus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { storedPhoto } from '@/api/stored-photo';
import { useErrorWords } from '@/api/use-error-words';
import { useMessages } from '@/i18n';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { Photo } from '@/ui/photo';
import { ProgressBar } from '@/ui/progress-bar';
import { useSamplePhoto } from './use-sample-photo';

interface SamplePhotoProps {
  path: string | null;
  onChange: (path: string | null) => void;
}

const WHOLE = 100;

export function SamplePhoto({ path, onChange }: SamplePhotoProps) {
  const t = useMessages('wizard');
  const errorWords = useErrorWords();
  const input = useRef<HTMLInputElement>(null);
  const { share, error, upload } = useSamplePhoto(onChange);
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
      {share !== undefined && (
        <ProgressBar
          className="w-full max-w-sm"
          label={t('photo.sending')}
          value={Math.round(share * WHOLE)}
        />
      )}
      {error !== undefined && (
        <Banner tone="danger" title={t('photo.failed', { reason: errorWords(error) })} />
      )}
      <input
        ref={input}
        type="file"
        accept="image/*"
        className="sr-only"
        tabIndex={-1}
        aria-label={t('photo.label')}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) void upload(file);
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          isLoading={share !== undefined}
          icon={<ImagePlus aria-hidden className="size-5" />}
          onClick={() => input.current?.click()}
        >
          {t(path ? 'photo.change' : 'photo.add')}
        </Button>
        {path && (
          <Button
            variant="quiet"
            icon={<Trash2 aria-hidden className="size-5" />}
            onClick={() => onChange(null)}
          >
            {t('photo.remove')}
          </Button>
        )}
      </div>
    </div>
  );
}
