import { useForm } from 'react-hook-form';
import { PasswordStrengthHint } from '@/features/auth/security/password-strength-hint';
import { type FieldKey, passwordError } from '@/features/auth/sign-up/sign-up-rules';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { Banner } from '@/ui/feedback/banner';
import { PasswordField } from '@/ui/fields/password-field';
import type { NewPasswordProblem } from './new-password';

interface NewPasswordFormProps {
  onSubmit: (password: string) => Promise<NewPasswordProblem | undefined>;
}

export function NewPasswordForm({ onSubmit }: NewPasswordFormProps) {
  const t = useMessages('signup');
  const { register, handleSubmit, setError, watch, formState } = useForm({
    defaultValues: { password: '' },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async ({ password }) => {
    const problem = await onSubmit(password);
    if (problem) setError('root', { message: `problem.${problem}` });
  });
  const key = errors.password?.message as FieldKey | undefined;
  const rootKey = errors.root?.message as 'problem.unknown' | undefined;
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={submit}>
      {rootKey && <Banner tone="danger" title={t(rootKey)} />}
      <PasswordField
        label={t('newPassword')}
        autoComplete="new-password"
        hint={<PasswordStrengthHint password={watch('password')} />}
        error={key && t(key)}
        {...register('password', { validate: (password) => passwordError(password) ?? true })}
      />
      <Button type="submit" size="lg" isWide isLoading={isSubmitting}>
        {t('reset.submit')}
      </Button>
    </form>
  );
}
