import { ChowkError } from '@chowk/domain/kernel';
import { errorKey } from '@/api/error-words';
import { useMessages } from '@/i18n';
import { Banner } from '@/ui/banner';

/** Why a step was not taken, in words a shop can use. */
export function DealRefusal({ error }: { error: unknown }) {
  const t = useMessages('deals');
  const errors = useMessages('errors');
  const code = error instanceof ChowkError ? error.code : undefined;
  const text =
    code === 'CAMPAIGN_FULL' || code === 'OFFER_OVER'
      ? t(`refused.${code}`)
      : errors(errorKey(error));
  return <Banner tone="danger" title={t('refused.title')} text={text} />;
}
