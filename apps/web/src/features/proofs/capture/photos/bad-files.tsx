import { ChowkError } from '@chowk/domain/kernel';
import { useMessages } from '@/i18n';
import { StorageFullError } from '@/offline/store/quota';
import { Banner } from '@/ui/feedback/banner';
import { type BadFile, UsedPhotoError } from '../proof-flow';

const REASONS = ['no_photo', 'cut_off', 'heic'] as const;
type Reason = (typeof REASONS)[number] | 'too_large' | 'used_here' | 'used_earlier' | 'no_room';

/** Why a file did not become a photo; each has its own words. */
function badFileReason(error: unknown): Reason | 'other' {
  if (error instanceof UsedPhotoError) {
    return error.where === 'here' ? 'used_here' : 'used_earlier';
  }
  if (error instanceof StorageFullError) return 'no_room';
  if (!(error instanceof ChowkError)) return 'other';
  if (error.code === 'IMAGE_TOO_LARGE' || error.code === 'BODY_TOO_LARGE') return 'too_large';
  return REASONS.find((reason) => reason === error.details?.reason) ?? 'no_photo';
}

/** Which files were not taken and why. Trying them again would change nothing, so it is not offered. */
export function BadFiles({ files }: { files: readonly BadFile[] }) {
  const t = useMessages('proofs');
  if (files.length === 0) return null;
  return (
    <Banner
      tone="danger"
      title={t('bad.title', { count: files.length })}
      text={
        <span className="flex flex-col">
          {files.map(({ id, name, error }) => (
            <span key={id}>{t(`bad.${badFileReason(error)}`, { name })}</span>
          ))}
        </span>
      }
    />
  );
}
