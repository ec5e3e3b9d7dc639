import { findMobile } from '@chowk/domain/kernel';
import { useForm } from 'react-hook-form';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { Banner } from '@/ui/feedback/banner';
import { PasswordField } from '@/ui/fields/password-field';
import { TextField } from '@/ui/fields/text-field';
import type { SignInProblem } from './sign-in';

export interface Credentials {
  /** Or a mobile number: an owner whose shop a bizman brought may have no other. */
  email: string;
  password: string;
}

interface SignInFormProps {
  onSubmit: (credentials: Credentials) => Promise<void>;
  problem: SignInProblem | undefined;
  isBusy: boolean;
  /** As it is typed: whoever forgot the password need not type it twice. */
  onEmail: (email: string) => void;
}

/** The server judges the address; here we only catch what cannot be one. */
const EMAIL_SHAPE = /^\S+@\S+\.\S+$/;

function canSignIn(typed: string): boolean {
  return EMAIL_SHAPE.test(typed) || findMobile(typed) !== undefined;
}

export function SignInForm({ onSubmit, problem, isBusy, onEmail }: SignInFormProps) {
  const t = useMessages('auth');
  const { register, handleSubmit, formState } = useForm<Credentials>({
    defaultValues: { email: '', password: '' },
  });
  const { email, password } = formState.errors;
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={handleSubmit(onSubmit)}>
      {problem && <Banner tone="danger" title={t(`problem.${problem}`)} />}
      <TextField
        label={t('emailOrMobile')}
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={email?.message}
        {...register('email', {
          setValueAs: (text: string) => text.trim(),
          onChange: ({ target }) => onEmail(target.value.trim()),
          required: t('field.loginNeeded'),
          validate: (typed) => canSignIn(typed) || t('field.loginShape'),
        })}
      />
      <PasswordField
        label={t('password')}
        error={password?.message}
        {...register('password', { required: t('field.passwordNeeded') })}
      />
      <Button type="submit" size="lg" isWide isLoading={isBusy}>
        {t('submit')}
      </Button>
    </form>
  );
}
