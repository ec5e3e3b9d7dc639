import { useForm } from 'react-hook-form';
import { emailError, type FieldKey } from '@/features/auth/sign-up/sign-up-rules';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { Banner } from '@/ui/feedback/banner';
import { TextField } from '@/ui/fields/text-field';
import type { CodeProblem } from './mail-codes';

interface ForgotFormProps {
  /** What was typed before on another page. */
  email?: string | undefined;
  onSubmit: (email: string) => Promise<CodeProblem | undefined>;
}

export function ForgotForm({ email: typed = '', onSubmit }: ForgotFormProps) {
  const t = useMessages('signup');
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { email: typed },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async ({ email }) => {
    const problem = await onSubmit(email);
    if (problem) setError('root', { message: `problem.${problem}` });
  });
  const key = errors.email?.message as FieldKey | undefined;
  const rootKey = errors.root?.message as 'problem.unknown' | undefined;
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={submit}>
      {rootKey && <Banner tone="danger" title={t(rootKey)} />}
      <TextField
        label={t('email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={key && t(key)}
        {...register('email', {
          setValueAs: (text: string) => text.trim(),
          validate: (email) => emailError(email) ?? true,
        })}
      />
      <Button type="submit" size="lg" isWide isLoading={isSubmitting}>
        {t('forgot.submit')}
      </Button>
    </form>
  );
}
