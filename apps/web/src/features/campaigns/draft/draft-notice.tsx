import { useErrorWords } from '@/api/errors/use-error-words';
import { useMessages } from '@/i18n';
import { Banner } from '@/ui/feedback/banner';
import type { SaveOutcome } from './use-save-draft';

interface DraftNoticeProps {
  outcome: SaveOutcome | undefined;
  error: unknown;
}

/** Where the draft lies now, when it is not where one would think. */
export function DraftNotice({ outcome, error }: DraftNoticeProps) {
  const t = useMessages('wizard');
  const errorWords = useErrorWords();
  if (outcome === 'kept') {
    return <Banner tone="offline" title={t('saved.here')} text={t('saved.hereText')} />;
  }
  if (outcome === 'refused') {
    return (
      <Banner
        tone="danger"
        title={t('saved.refused', { reason: errorWords(error) })}
        text={t('saved.refusedText')}
      />
    );
  }
  return null;
}
