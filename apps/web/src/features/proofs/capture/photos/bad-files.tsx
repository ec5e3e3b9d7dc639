import type { BadFile } from '@/features/proofs/capture/proof-flow';
import { useMessages } from '@/i18n';
import { Banner } from '@/ui/feedback/banner';
import { badFileReason } from './bad-file';

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
