import { askForDemo } from '@/features/accounts/demo';
import { useMessages } from '@/i18n';
import { Banner } from '@/ui/feedback/banner';
import { useAnswer } from '@/ui/feedback/use-answer';

/** What a super admin has to expect here, and that the demo's is spared it. */
export function SuperAdminNote() {
  const t = useMessages('auth');
  const isDemo = Boolean(useAnswer(askForDemo)?.password);
  return <Banner title={t('super.step')} {...(isDemo ? { text: t('super.demo') } : {})} />;
}
