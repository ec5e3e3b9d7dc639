import { findMobile } from '@chowk/domain/kernel';
import { useForm } from 'react-hook-form';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { Banner } from '@/ui/feedback/banner';
import { TextField } from '@/ui/fields/text-field';
import type { CodeProblem } from './mail-codes';

/** The server judges the address; here we only catch what cannot be one. */
const EMAIL_SHAPE = /^\S+@\S+\.\S+$/;

interface ForgotFormProps {
  /** What was typed before on another page. */
  login?: string | undefined;
  onSubmit: (login: string) => Promise<CodeProblem | undefined>;
}

export function ForgotForm({ login: typed = '', onSubmit }: ForgotFormProps) {
  const t = useMessages('signup');
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { login: typed },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async ({ login }) => {
    const problem = await onSubmit(login);
    if (problem) setError('root', { message: `problem.${problem}` });
  });
  const rootKey = errors.root?.message as 'problem.unknown' | undefined;
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={submit}>
      {rootKey && <Banner tone="danger" title={t(rootKey)} />}
      <TextField
        label={t('forgot.login')}
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.login && t('forgot.loginShape')}
        {...register('login', {
          setValueAs: (text: string) => text.trim(),
          validate: (login) => EMAIL_SHAPE.test(login) || findMobile(login) !== undefined,
        })}
      />
      <Button type="submit" size="lg" isWide isLoading={isSubmitting}>
        {t('forgot.submit')}
      </Button>
    </form>
  );
}
