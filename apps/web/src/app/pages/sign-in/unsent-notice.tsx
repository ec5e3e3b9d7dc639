import { useState } from 'react';
import { unsentCountIn } from '@/app/session/unsent-count';
import { useMessages } from '@/i18n';
import { Banner } from '@/ui/feedback/banner';
import { useAnswer } from '@/ui/feedback/use-answer';
import { whenUsable } from '@/when-usable';

/** A browser that keeps nothing has nothing that waits. */
async function findUnsent() {
  await whenUsable();
  const { findUnsentWork } = await import('@/offline/custody/find-unsent-work');
  return findUnsentWork();
}

/** Work that waits for a sign-in. Whose it is only the one just signed out is told; others may read it. */
export function UnsentNotice() {
  const t = useMessages('auth');
  const [told] = useState(() => unsentCountIn(window.history.state ?? {}));
  const work = useAnswer(findUnsent);
  if (told > 0) return <Banner title={t('waiting', { count: told })} />;
  if (!work?.isAny) return null;
  const { count } = work;
  return <Banner title={count === undefined ? t('unsent.some') : t('unsent', { count })} />;
}
