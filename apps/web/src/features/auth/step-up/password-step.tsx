import { type FormEvent, useState } from 'react';
import { useAttempt } from '@/commands/use-attempt';
import type { AccountProblem } from '@/features/auth/security/account-problem';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { PasswordField } from '@/ui/fields/password-field';
import { confirmIdentity } from './confirm-identity';

interface PasswordStepProps {
  onDone: () => void;
  onUseCode: (() => void) | undefined;
}

export function PasswordStep({ onDone, onUseCode }: PasswordStepProps) {
  const t = useMessages('security');
  const [password, setPassword] = useState('');
  const { isBusy, problem, setProblem, attempt } = useAttempt<AccountProblem>(onDone);

  async function submit(event: FormEvent) {
    event.preventDefault();
    // A form around the page's own form must not be sent along with it.
    event.stopPropagation();
    if (password === '') return setProblem('currentNeeded');
    await attempt(() => confirmIdentity({ password }));
  }

  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      <PasswordField
        label={t('stepUp.password')}
        error={problem && t(`problem.${problem}`)}
        value={password}
        autoFocus
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" isWide isLoading={isBusy}>
        {t('stepUp.submit')}
      </Button>
      {onUseCode && (
        <Button variant="quiet" onClick={onUseCode}>
          {t('stepUp.useCode')}
        </Button>
      )}
    </form>
  );
}
