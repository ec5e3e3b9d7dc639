import { Link, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { lockByLink } from '@/api/auth/not-me';
import { useErrorWords } from '@/api/errors/use-error-words';
import { storedSession } from '@/api/session/stored-session';
import { usePageMeta } from '@/app/router/page-meta';
import { DocumentTitle } from '@/app/shell/page-title';
import { PublicShell } from '@/app/shell/public-shell';
import { useMessages } from '@/i18n';
import { Button, ButtonLink } from '@/ui/base/button';
import { Banner } from '@/ui/feedback/banner';
import { NarrowPage } from './narrow-page';

/** The target of the link in a security email. Nothing happens until the button is pressed. */
export function NotMePage() {
  const meta = usePageMeta();
  const [isLocked, setIsLocked] = useState(false);
  if (!meta) return null;
  return (
    <PublicShell meta={meta}>
      <DocumentTitle of={meta.title} />
      {isLocked ? <Locked /> : <AskToLock onLocked={() => setIsLocked(true)} />}
    </PublicShell>
  );
}

function AskToLock({ onLocked }: { onLocked: () => void }) {
  const t = useMessages('notme');
  const errorWords = useErrorWords();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  async function lock() {
    setIsBusy(true);
    setProblem(undefined);
    try {
      const token = new URLSearchParams(window.location.search).get('token') ?? '';
      if (await lockByLink(token)) onLocked();
      else setProblem(t('old'));
    } catch (error) {
      setProblem(errorWords(error));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <NarrowPage title={t('title')} text={t('text')}>
      <ul className="flex list-disc flex-col gap-2 ps-5">
        <li>{t('does.out')}</li>
        <li>{t('does.back')}</li>
        <li>{t('does.money')}</li>
      </ul>
      {problem && <Banner tone="danger" title={problem} />}
      <Button variant="danger" isLoading={isBusy} onClick={() => void lock()}>
        {t('lock')}
      </Button>
      <ButtonLink variant="quiet" render={<Link to="/" />}>
        {t('mine')}
      </ButtonLink>
    </NarrowPage>
  );
}

/** This device's session has ended too; a proper sign-out keeps its unsent work. */
function Locked() {
  const t = useMessages('notme');
  const router = useRouter();
  const [isBusy, setIsBusy] = useState(false);

  async function goOn() {
    setIsBusy(true);
    if (storedSession()) {
      const { signOut } = await import('@/features/auth/session/sign-out');
      await signOut();
    }
    await router.navigate({ to: '/reset-password' });
  }

  return (
    <NarrowPage title={t('done.title')} text={t('done.text')}>
      <Banner tone="success" title={t('done.safe')} text={t('done.money')} />
      <Button isLoading={isBusy} onClick={() => void goOn()}>
        {t('done.next')}
      </Button>
    </NarrowPage>
  );
}
