import { type FormEvent, useState } from 'react';
import { useAttempt } from '@/commands/use-attempt';
import type { AccountProblem } from '@/features/auth/security/account-problem';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { TextField } from '@/ui/fields/text-field';
import { showRecoveryCode } from './recovery-codes';

/** For whoever has none of their second steps at hand. */
export function RecoveryStep({ onDone }: { onDone: () => void }) {
  const t = useMessages('security');
  const [code, setCode] = useState('');
  const { isBusy, problem, setProblem, attempt } = useAttempt<AccountProblem | 'recoveryNeeded'>(
    onDone,
  );

  async function submit(event: FormEvent) {
    event.preventDefault();
    // A form around the page's own form must not be sent along with it.
    event.stopPropagation();
    if (code.trim() === '') return setProblem('recoveryNeeded');
    await attempt(() => showRecoveryCode(code));
  }

  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      <TextField
        label={t('ask.recovery')}
        hint={t('ask.recoveryHint')}
        autoFocus
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        inputClassName="font-semibold tracking-wide"
        error={problem && t(`problem.${problem}`)}
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" isWide isLoading={isBusy}>
        {t('ask.submit')}
      </Button>
    </form>
  );
}
