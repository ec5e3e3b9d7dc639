import { useForm } from 'react-hook-form';
import { type FieldKey, passwordError } from '@/features/auth/sign-up/sign-up-rules';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { Banner } from '@/ui/feedback/banner';
import { PasswordField } from '@/ui/fields/password-field';
import { TextField } from '@/ui/fields/text-field';
import type { AccountProblem } from './account-problem';
import { changePassword, sendNonce } from './change-account';
import { PasswordStrengthHint } from './password-strength-hint';

interface ChangePasswordFormProps {
  /** Whoever came through a provider sets a first password, and has no current one to give. */
  hasPassword: boolean;
  onDone: () => void;
}

const EMPTY = { current: '', password: '', nonce: '', isNonceAsked: false };

export function ChangePasswordForm({ hasPassword, onDone }: ChangePasswordFormProps) {
  const t = useMessages('security');
  const signup = useMessages('signup');
  const form = useForm({ defaultValues: EMPTY });
  const { register, handleSubmit, setError, setValue, watch } = form;
  const { errors, isSubmitting } = form.formState;
  const isNonceAsked = watch('isNonceAsked');

  function show(problem: AccountProblem) {
    const field = { currentNeeded: 'current', currentWrong: 'current', nonceWrong: 'nonce' }[
      problem as string
    ] as 'current' | 'nonce' | undefined;
    if (field) setError(field, { message: problem }, { shouldFocus: true });
    else setError('root', { message: problem });
  }

  const submit = handleSubmit(async ({ current, password, nonce }) => {
    const problem = await changePassword({ password, current, nonce: nonce.trim() });
    if (!problem) return onDone();
    if (problem !== 'nonceNeeded') return show(problem);
    const unsent = await sendNonce();
    if (unsent) return show(unsent);
    setValue('isNonceAsked', true);
  });
  const wordsFor = (name: 'current' | 'nonce') => {
    const problem = errors[name]?.message as AccountProblem | undefined;
    return problem && t(`problem.${problem}`);
  };
  const passwordKey = errors.password?.message as FieldKey | undefined;
  const root = errors.root?.message as AccountProblem | undefined;
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
      {hasPassword && (
        <PasswordField
          label={t('password.current')}
          error={wordsFor('current')}
          {...register('current', { validate: (text) => text !== '' || 'currentNeeded' })}
        />
      )}
      <PasswordField
        label={t('password.new')}
        autoComplete="new-password"
        hint={<PasswordStrengthHint password={watch('password')} />}
        error={passwordKey && signup(passwordKey)}
        {...register('password', { validate: (text) => passwordError(text) ?? true })}
      />
      {isNonceAsked && (
        <TextField
          label={t('password.nonce')}
          hint={t('password.nonceWhy')}
          inputMode="numeric"
          autoComplete="one-time-code"
          error={wordsFor('nonce')}
          {...register('nonce')}
        />
      )}
      {root && <Banner tone="danger" title={t(`problem.${root}`)} />}
      <Button type="submit" className="self-start" isLoading={isSubmitting}>
        {t('password.save')}
      </Button>
    </form>
  );
}
