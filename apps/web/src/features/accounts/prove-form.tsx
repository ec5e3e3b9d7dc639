import { type FormEvent, useState } from 'react';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/button';
import { PasswordField } from '@/ui/password-field';
import type { Prove, ProveProblem } from './use-delete-account';

/** The last step before an account is gone: the person shows that it is theirs. */
export function ProveForm({ onSubmit }: { onSubmit: Prove }) {
  const t = useMessages('settings');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<ProveProblem | 'empty'>();
  const [isBusy, setIsBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (password === '') return setProblem('empty');
    setIsBusy(true);
    setProblem(await onSubmit(password));
    setIsBusy(false);
  }

  return (
    <form noValidate className="flex max-w-md flex-col gap-4" onSubmit={(e) => void submit(e)}>
      <PasswordField
        label={t('delete.password')}
        hint={t('delete.passwordWhy')}
        error={problem && t(`delete.wrong.${problem}`)}
        value={password}
        autoFocus
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" variant="danger" className="self-start" isLoading={isBusy}>
        {t('delete.confirm')}
      </Button>
    </form>
  );
}
