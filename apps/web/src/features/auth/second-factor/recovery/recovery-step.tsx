import { useForm } from 'react-hook-form';
import type { AccountProblem } from '@/features/auth/security/account-problem';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { TextField } from '@/ui/fields/text-field';
import { showRecoveryCode } from './recovery-codes';

/** For whoever has none of their second steps at hand. */
export function RecoveryStep({ onDone }: { onDone: () => void }) {
  const t = useMessages('security');
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { code: '' } });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async ({ code }) => {
    const problem = await showRecoveryCode(code);
    if (problem) setError('code', { message: problem }, { shouldFocus: true });
    else onDone();
  });
  const problem = errors.code?.message as AccountProblem | 'recoveryNeeded' | undefined;

  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        // A form around the page's own form must not be sent along with it.
        event.stopPropagation();
        void submit(event);
      }}
    >
      <TextField
        label={t('ask.recovery')}
        hint={t('ask.recoveryHint')}
        autoFocus
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        inputClassName="font-semibold tracking-wide"
        error={problem && t(`problem.${problem}`)}
        {...register('code', { validate: (code) => code.trim() !== '' || 'recoveryNeeded' })}
      />
      <Button type="submit" isWide isLoading={isSubmitting}>
        {t('ask.submit')}
      </Button>
    </form>
  );
}
