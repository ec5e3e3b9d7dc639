import { useState } from 'react';
import type { ComeBack } from '@/features/auth/come-back';
import { saveIntent } from '@/features/auth/intent';
import { setNewPassword } from '@/features/auth/new-password';
import { NewPasswordForm } from '@/features/auth/new-password-form';
import { hasSession } from '@/features/auth/session';
import { followTokenLink, type TokenLink } from '@/features/auth/token-link';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/button';
import { useLeave } from '../use-leave';
import { NarrowPage } from './narrow-page';

interface TokenLinkStepProps {
  link: TokenLink;
  onFollowed: (outcome: ComeBack) => void;
}

/** Asks before the link is used: mail programs open links too, and must not use them up. */
export function TokenLinkStep({ link, onFollowed }: TokenLinkStepProps) {
  const t = useMessages('comeback');
  const [isBusy, setIsBusy] = useState(false);
  /** Somebody invited is in, and chooses a password before going on. */
  const [invited, setInvited] = useState<ComeBack>();
  const { type, next } = link;

  async function follow() {
    setIsBusy(true);
    const outcome = await followTokenLink(link);
    setIsBusy(false);
    if (outcome.kind === 'in' && next) saveIntent(next);
    if (outcome.kind === 'in' && type === 'invite') setInvited(outcome);
    else onFollowed(outcome);
  }

  if (invited) return <FirstPassword onDone={() => onFollowed(invited)} />;
  if (hasSession()) return <SomebodyIsIn />;
  return (
    <NarrowPage title={t(`link.${type}`)} text={t(`link.${type}.text`)}>
      <Button size="lg" isWide isLoading={isBusy} onClick={() => void follow()}>
        {t('link.follow')}
      </Button>
    </NarrowPage>
  );
}

/** Nothing of one person may stay behind under another's name, so the first leaves first. */
function SomebodyIsIn() {
  const t = useMessages('comeback');
  const leave = useLeave();
  async function leaveAndReturn() {
    const { href } = window.location;
    await leave();
    window.location.replace(href);
  }
  return (
    <NarrowPage title={t('link.signedIn')} text={t('link.signedIn.text')}>
      <Button size="lg" isWide onClick={() => void leaveAndReturn()}>
        {t('link.signOut')}
      </Button>
    </NarrowPage>
  );
}

/** An invited account has no password, and the invitation works only once. */
function FirstPassword({ onDone }: { onDone: () => void }) {
  const t = useMessages('comeback');
  async function submit(password: string) {
    const problem = await setNewPassword(password);
    if (!problem) onDone();
    return problem;
  }
  return (
    <NarrowPage title={t('link.password')} text={t('link.password.text')}>
      <NewPasswordForm onSubmit={submit} />
    </NarrowPage>
  );
}
