import { useRouter } from '@tanstack/react-router';
import { unsentCountIn } from '@/app/session/unsent-count';
import { useMessages } from '@/i18n';
import { Banner } from '@/ui/feedback/banner';
import { useUnsentHere } from './use-unsent-here';

/** Work that waits for a sign-in. Whose it is only the one just signed out is told; others may read it. */
export function UnsentNotice() {
  const t = useMessages('auth');
  const told = unsentCountIn(useRouter().state.location.state);
  const work = useUnsentHere();
  if (told > 0) return <Banner title={t('waiting', { count: told })} />;
  if (!work?.isAny) return null;
  const { count } = work;
  return <Banner title={count === undefined ? t('unsent.some') : t('unsent', { count })} />;
}
