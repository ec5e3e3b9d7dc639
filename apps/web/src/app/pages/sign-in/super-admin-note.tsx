import { useQuery } from '@tanstack/react-query';
import { demoPeopleOptions } from '@/features/accounts/accounts.queries';
import { useMessages } from '@/i18n';
import { Banner } from '@/ui/feedback/banner';

/** What a super admin has to expect here, and that the demo's is spared it. */
export function SuperAdminNote() {
  const t = useMessages('auth');
  const { data } = useQuery(demoPeopleOptions());
  const isDemo = Boolean(data?.password);
  return <Banner title={t('super.step')} {...(isDemo ? { text: t('super.demo') } : {})} />;
}
