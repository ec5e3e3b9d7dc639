import { Suspense, useEffect, useState } from 'react';
import { storedSession } from '@/api/session/stored-session';
import { OwedStep } from '@/app/router/lazy-components';
import { PageSkeleton } from '@/app/router/page-skeleton';
import { setNewPassword } from '@/features/auth/recover/new-password';
import { NewPasswordForm } from '@/features/auth/recover/new-password-form';
import { usePendingMail } from '@/features/auth/recover/use-pending-mail';
import { secondStep } from '@/features/auth/session/session';
import { mayReplacePassword, readAuthReturn } from '@/features/auth/sign-in/auth-return';
import { useMessages } from '@/i18n';
import { lazy } from '@/ui/feedback/lazy';
import { showToast } from '@/ui/feedback/toasts/toast-store';
import { AskForRecovery } from './ask-for-recovery';
import { NarrowPage } from './narrow-page';
import { useEnter } from './use-enter';
import { WaitForMail } from './wait-for-mail';

/**
 * `proved`: signed in by a link or code · `signed-in`: signed in otherwise, so the current password
 * is required · `broken`: the link failed · `none`: no link, nobody signed in.
 */
type RecoveryState = 'proved' | 'signed-in' | 'broken' | 'none';

function stateOfSession(): RecoveryState {
  if (mayReplacePassword()) return 'proved';
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

/** Asking for a code, waiting for it, and the new password: one URL, because emails link here. */
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
  const proved = () => setState('proved');
  return (
    <AskForRecovery isLinkOld={state === 'broken'} onMailSent={expectMail} onProved={proved} />
  );
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
