import type { Brand } from '@chowk/domain/accounts';
import { Trash2 } from 'lucide-react';
import { useErrorWords } from '@/api/errors/use-error-words';
import { useTask } from '@/commands/use-task';
import { useUpload } from '@/commands/use-upload';
import { useMessages } from '@/i18n';
import { sendOwnPhoto } from '@/photos/send-own-photo';
import { Button } from '@/ui/base/button';
import { Banner } from '@/ui/feedback/banner';
import { PhotoPicker } from '@/ui/photo/photo-picker';
import { BrandLogo, LOGO_BUCKET } from './brand-logo';

interface LogoFieldProps {
  brand: Brand;
  onSave: (path: string | null) => Promise<void>;
}

/** A logo is saved as soon as it is sent: there is nothing else to say about it. */
export function LogoField({ brand, onSave }: LogoFieldProps) {
  const t = useMessages('brands');
  const errorWords = useErrorWords();
  const { share, error, upload } = useUpload(async (file, onProgress) =>
    onSave(await sendOwnPhoto(LOGO_BUCKET, 'logo', file, onProgress)),
  );

  const { isBusy, run } = useTask();

  return (
    <div className="flex flex-col items-start gap-3">
      <p className="font-semibold text-sm">{t('logo.label')}</p>
      <BrandLogo brand={brand} />
      {error !== undefined && (
        <Banner tone="danger" title={t('logo.failed', { reason: errorWords(error) })} />
      )}
      <PhotoPicker
        label={t('logo.label')}
        buttonLabel={t(brand.logo_path ? 'logo.change' : 'logo.add')}
        sendingLabel={t('logo.sending')}
        share={share}
        onFile={(file) => void upload(file)}
      >
        {brand.logo_path && (
          <Button
            variant="quiet"
            icon={<Trash2 aria-hidden className="size-5" />}
            isLoading={isBusy}
            onClick={() => void run(() => onSave(null), { refused: true })}
          >
            {t('logo.remove')}
          </Button>
        )}
      </PhotoPicker>
    </div>
  );
}
