import { PRODUCT_LIMITS } from '@chowk/domain/products';
import { Star, Trash2 } from 'lucide-react';
import { useErrorWords } from '@/api/errors/use-error-words';
import { useUpload } from '@/commands/use-upload';
import { useMessages } from '@/i18n';
import { sendOwnPhoto } from '@/photos/send-own-photo';
import { storedPhoto } from '@/photos/stored-photo';
import { IconButton } from '@/ui/base/icon-button';
import { Banner } from '@/ui/feedback/banner';
import { Photo } from '@/ui/photo/photo';
import { PhotoPicker } from '@/ui/photo/photo-picker';
import { PRODUCT_BUCKET } from '../products.queries';

interface ImagesFieldProps {
  name: string;
  paths: readonly string[];
  onChange: (paths: readonly string[]) => void;
}

/** Sent as soon as they are chosen; which ones the product has is saved with the rest. */
export function ImagesField({ name, paths, onChange }: ImagesFieldProps) {
  const t = useMessages('productform');
  const errorWords = useErrorWords();
  const { share, error, upload } = useUpload(async (file, onProgress) =>
    onChange([...paths, await sendOwnPhoto(PRODUCT_BUCKET, 'product', file, onProgress)]),
  );
  return (
    <div className="flex flex-col items-start gap-3">
      <div>
        <p className="font-semibold text-sm">{t('images.label')}</p>
        <p className="text-muted text-sm">{t('images.hint')}</p>
      </div>
      {paths.length > 0 && (
        <ul aria-label={t('images.label')} className="grid w-full grid-cols-2 gap-3 sm:grid-cols-4">
          {paths.map((path, i) => {
            const place = i + 1;
            return (
              <li key={path} className="min-w-0">
                <Photo
                  source={storedPhoto(PRODUCT_BUCKET, path)}
                  alt={t('images.alt', { place, name })}
                  className="aspect-square w-full"
                />
                <div className="flex items-center justify-between">
                  {i === 0 ? (
                    <span className="text-muted text-sm">{t('images.first')}</span>
                  ) : (
                    <IconButton
                      label={t('images.makeFirst', { place })}
                      icon={<Star aria-hidden className="size-5" />}
                      onClick={() => onChange([path, ...paths.filter((each) => each !== path)])}
                    />
                  )}
                  <IconButton
                    label={t('images.remove', { place })}
                    icon={<Trash2 aria-hidden className="size-5" />}
                    onClick={() => onChange(paths.filter((each) => each !== path))}
                  />
                </div>
              </li>
            );
          })}
        </ul>
      )}
      {error !== undefined && (
        <Banner tone="danger" title={t('images.failed', { reason: errorWords(error) })} />
      )}
      {paths.length < PRODUCT_LIMITS.images && (
        <PhotoPicker
          label={t('images.label')}
          buttonLabel={t('images.add')}
          sendingLabel={t('images.sending')}
          share={share}
          onFile={(file) => void upload(file)}
        />
      )}
    </div>
  );
}
