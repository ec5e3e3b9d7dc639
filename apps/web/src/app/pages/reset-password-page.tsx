import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { ForgotForm } from '@/features/auth/forgot-form';
import { sendRecovery } from '@/features/auth/mail-codes';
import { setNewPassword } from '@/features/auth/new-password';
import { NewPasswordForm } from '@/features/auth/new-password-form';
import { type RecoveryState, recoveryState } from '@/features/auth/recovery-state';
import { usePendingMail } from '@/features/auth/use-pending-mail';
import { useMessages } from '@/i18n';
import { Banner } from '@/ui/banner';
import { ButtonLink } from '@/ui/button';
import { showToast } from '@/ui/toast-store';
import { PageSkeleton } from '../page-skeleton';
import { NarrowPage } from './narrow-page';
import { useEnter } from './use-enter';
import { WaitForMail } from './wait-for-mail';

/** Asking for the mail, waiting for it, and the new password: one address, as mails lead here. */
export function ResetPasswordPage() {
  const [state, setState] = useState<RecoveryState>();
  const { mail, expectMail, forgetMail } = usePendingMail('recovery');
  useEffect(() => {
    void recoveryState().then(setState);
  }, []);

  if (state === undefined) return <PageSkeleton />;
  if (state === 'proved') return <NewPassword />;
  if (mail && state === 'none') {
    return <WaitForMail mail={mail} onProved={() => setState('proved')} onOther={forgetMail} />;
  }
  return <AskForMail isLinkOld={state === 'broken'} onSent={expectMail} />;
}

function NewPassword() {
  const t = useMessages('signup');
  const enter = useEnter();
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
  async function submit(email: string) {
    const problem = await sendRecovery(email);
    if (!problem) onSent(email);
    return problem;
  }
  return (
    <NarrowPage title={t('forgot.title')} text={t('forgot.text')}>
      {isLinkOld && <Banner tone="warning" title={t('problem.expired')} />}
      <ForgotForm onSubmit={submit} />
      <ButtonLink variant="quiet" render={<Link to="/retailer/signin" />}>
        {t('forgot.back')}
      </ButtonLink>
    </NarrowPage>
  );
}
