import { useForm } from 'react-hook-form';
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
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { password: '' },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async ({ password }) => {
    const problem = await confirmIdentity({ password });
    if (problem) setError('password', { message: problem }, { shouldFocus: true });
    else onDone();
  });
  const problem = errors.password?.message as AccountProblem | undefined;

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
      <PasswordField
        label={t('stepUp.password')}
        error={problem && t(`problem.${problem}`)}
        autoFocus
        {...register('password', { required: 'currentNeeded' })}
      />
      <Button type="submit" isWide isLoading={isSubmitting}>
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
