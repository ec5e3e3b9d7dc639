import { Link } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { storedSession } from '@/api/session/stored-session';
import { OwedStep } from '@/app/router/lazy-components';
import { PageSkeleton } from '@/app/router/page-skeleton';
import { ForgotForm } from '@/features/auth/recover/forgot-form';
import { sendRecovery } from '@/features/auth/recover/mail-codes';
import { setNewPassword } from '@/features/auth/recover/new-password';
import { NewPasswordForm } from '@/features/auth/recover/new-password-form';
import { takeTyped } from '@/features/auth/recover/typed-email';
import { usePendingMail } from '@/features/auth/recover/use-pending-mail';
import { secondStep } from '@/features/auth/session/session';
import { isRecoverySession, readAuthReturn } from '@/features/auth/sign-in/auth-return';
import { useMessages } from '@/i18n';
import { ButtonLink } from '@/ui/base/button';
import { Banner } from '@/ui/feedback/banner';
import { lazy } from '@/ui/feedback/lazy';
import { showToast } from '@/ui/feedback/toasts/toast-store';
import { NarrowPage } from './narrow-page';
import { useEnter } from './use-enter';
import { WaitForMail } from './wait-for-mail';

/**
 * `proved`: signed in by a link or code · `signed-in`: signed in otherwise, so the current password
 * is required · `broken`: the link failed · `none`: no link, nobody signed in.
 */
type RecoveryState = 'proved' | 'signed-in' | 'broken' | 'none';

function stateOfSession(): RecoveryState {
  if (isRecoverySession()) return 'proved';
  return storedSession() ? 'signed-in' : 'none';
}

/** Consumes the link's code from the URL, if there is one, and returns the resulting state. */
async function recoveryState(): Promise<RecoveryState> {
  const { kind } = await readAuthReturn(window.location);
  return kind === 'in' || kind === 'nothing' ? stateOfSession() : 'broken';
}

const ChangePasswordForm = lazy(() =>
  import('@/features/auth/security/change-password-form').then((module) => ({
    default: module.ChangePasswordForm,
  })),
);

/**
 * Requesting the email, waiting for it, and the new password: one URL, because emails link here.
 */
export function ResetPasswordPage() {
  const [state, setState] = useState<RecoveryState>();
  const { mail, expectMail, forgetMail } = usePendingMail('recovery');
  useEffect(() => {
    void recoveryState().then(setState);
  }, []);

  if (state === undefined) return <PageSkeleton />;
  if (state === 'proved') return <NewPassword />;
  if (state === 'signed-in') return <KnownPassword />;
  if (mail && state === 'none') {
    return <WaitForMail mail={mail} onProved={() => setState('proved')} onOther={forgetMail} />;
  }
  return <AskForMail isLinkOld={state === 'broken'} onSent={expectMail} />;
}

/** Signed in otherwise: replacing the password requires the current one. */
function KnownPassword() {
  const t = useMessages('signup');
  const enter = useEnter();
  function finish() {
    showToast({ title: t('reset.done'), tone: 'success' });
    enter();
  }
  return (
    <NarrowPage title={t('reset.title')} text={t('reset.text')}>
      <Suspense fallback={<PageSkeleton />}>
        <ChangePasswordForm hasPassword onDone={finish} />
      </Suspense>
    </NarrowPage>
  );
}

function NewPassword() {
  const t = useMessages('signup');
  const enter = useEnter();
  const [isStepOwed, setIsStepOwed] = useState(() => secondStep() === 'owed');
  // Access to a mailbox must not be enough for an account with a second factor.
  if (isStepOwed) return <OwedStep step="ask" onDone={() => setIsStepOwed(false)} />;
  async function submit(password: string) {
    const problem = await setNewPassword(password);
    if (problem) return problem;
    showToast({ title: t('reset.done'), tone: 'success' });
    enter();
    return undefined;
  }
  return (
    <NarrowPage title={t('reset.title')} text={t('reset.text')}>
      <NewPasswordForm onSubmit={submit} />
    </NarrowPage>
  );
}

interface AskForMailProps {
  isLinkOld: boolean;
  onSent: (email: string) => void;
}

function AskForMail({ isLinkOld, onSent }: AskForMailProps) {
  const t = useMessages('signup');
  const [typed] = useState(takeTyped);
  async function submit(email: string) {
    const problem = await sendRecovery(email);
    if (!problem) onSent(email);
    return problem;
  }
  return (
    <NarrowPage title={t('forgot.title')} text={t('forgot.text')}>
      {isLinkOld && <Banner tone="warning" title={t('problem.expired')} />}
      <ForgotForm email={typed} onSubmit={submit} />
      <ButtonLink variant="quiet" render={<Link to="/retailer/signin" />}>
        {t('forgot.back')}
      </ButtonLink>
    </NarrowPage>
  );
}
