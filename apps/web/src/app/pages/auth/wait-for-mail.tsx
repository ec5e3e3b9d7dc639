import { CodeForm } from '@/features/auth/recover/code-form';
import { sendAgain, verifyCode } from '@/features/auth/recover/mail-codes';
import { clearPendingMail, type PendingMail } from '@/features/auth/recover/pending-mail';
import { ResendButton } from '@/features/auth/recover/resend-button';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { NarrowPage } from './narrow-page';

interface WaitForMailProps {
  mail: PendingMail;
  /** The code was right and the person is signed in. */
  onProved: () => void;
  onOther: () => void;
}

export function WaitForMail({ mail: { purpose, email }, onProved, onOther }: WaitForMailProps) {
  const t = useMessages('signup');
  const text = purpose === 'signup' ? 'mail.textSignup' : 'mail.textRecovery';

  async function submit(code: string) {
    const problem = await verifyCode(purpose, email, code);
    if (problem) return problem;
    clearPendingMail();
    onProved();
    return undefined;
  }

  return (
    <NarrowPage title={t('mail.title')} text={t(text, { email })}>
      <CodeForm onSubmit={submit} />
      <ResendButton onResend={() => sendAgain(purpose, email)} />
      <Button variant="quiet" onClick={onOther}>
        {t('mail.other')}
      </Button>
    </NarrowPage>
  );
}
