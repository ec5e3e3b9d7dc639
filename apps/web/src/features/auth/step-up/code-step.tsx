import { useState } from 'react';
import { useAttempt } from '@/commands/use-attempt';
import type { AccountProblem } from '@/features/auth/security/account-problem';
import { sendNonce } from '@/features/auth/security/change-account';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { Banner } from '@/ui/feedback/banner';
import { DigitsForm } from '@/ui/forms/digits-form';
import { confirmIdentity } from './confirm-identity';

interface CodeStepProps {
  /** The address the code goes to, masked. */
  to: string;
  onDone: () => void;
}

/** For whoever has no password, or not at hand: a code to the address they signed in with. */
export function CodeStep({ to, onDone }: CodeStepProps) {
  const t = useMessages('security');
  const [isSent, setIsSent] = useState(false);
  const { isBusy, problem, attempt } = useAttempt<AccountProblem>(() => setIsSent(true));

  const send = () => attempt(sendNonce);

  async function confirm(nonce: string) {
    const refused = await confirmIdentity({ nonce });
    if (!refused) onDone();
    return refused;
  }

  return (
    <div className="flex flex-col gap-4">
      {problem && <Banner tone="danger" title={t(`problem.${problem}`)} />}
      {isSent ? (
        <DigitsForm
          isAutoFocused
          label={t('phone.code')}
          hint={t('stepUp.codeSent', { to })}
          submitLabel={t('stepUp.submit')}
          onSubmit={confirm}
          wordsFor={(refused) => t(`problem.${refused}`)}
        />
      ) : (
        <p>{t('stepUp.codeTo', { to })}</p>
      )}
      <Button
        variant={isSent ? 'quiet' : 'primary'}
        isWide
        isLoading={isBusy}
        onClick={() => void send()}
      >
        {t(isSent ? 'ask.again' : 'ask.send')}
      </Button>
    </div>
  );
}
