import { useRouter } from '@tanstack/react-router';
import { waitingIn } from '@/app/session/unsent-count';
import { useMessages } from '@/i18n';
import { Banner } from '@/ui/feedback/banner';
import { useWorkHere } from './use-unsent-here';

/** Work that waits for a sign-in. Whose it is only the one just signed out is told; others may read it. */
export function WaitingHere() {
  const t = useMessages('auth');
  const told = waitingIn(useRouter().state.location.state);
  const work = useWorkHere();
  if (told > 0) return <Banner title={t('waiting', { count: told })} />;
  if (!work?.isAny) return null;
  const { count } = work;
  return <Banner title={count === undefined ? t('unsent.some') : t('unsent', { count })} />;
}
