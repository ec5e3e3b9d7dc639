import { useQuery } from '@tanstack/react-query';
import { confirmersOptions } from '@/features/platform/config/figures.queries';
import { useMessages } from '@/i18n';
import { Banner } from '@/ui/feedback/banner';

const COMMAND = 'npm run admin -- create name@example.com';

/** Says so where nobody could confirm a proposal, and what to do about it. */
export function ConfirmersNote() {
  const t = useMessages('figures');
  const { data } = useQuery(confirmersOptions());
  if (!data || data.ready > 0) return null;
  if (data.others > 0) {
    return <Banner title={t('confirmers.tooNew', { hours: data.hours })} />;
  }
  return (
    <Banner
      tone="warning"
      title={t('confirmers.none')}
      text={
        <>
          {t('confirmers.noneText', { hours: data.hours })}{' '}
          <code className="wrap-anywhere">{COMMAND}</code>
        </>
      }
    />
  );
}
