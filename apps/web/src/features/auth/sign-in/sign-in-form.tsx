import { findMobile } from '@chowk/domain/kernel';
import { type FormEvent, useState } from 'react';
import { type MessageKey, useMessages } from '@/i18n';
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

type Errors = { [Name in keyof Credentials]?: MessageKey<'auth'> };

function canSignIn(typed: string): boolean {
  return EMAIL_SHAPE.test(typed) || findMobile(typed) !== undefined;
}

function errorsOf({ email, password }: Credentials): Errors {
  const errors: Errors = {};
  if (email === '') errors.email = 'field.loginNeeded';
  else if (!canSignIn(email)) errors.email = 'field.loginShape';
  if (password === '') errors.password = 'field.passwordNeeded';
  return errors;
}

function typedIn(form: HTMLFormElement): Credentials {
  const typed = new FormData(form);
  return {
    email: String(typed.get('email') ?? '').trim(),
    password: String(typed.get('password') ?? ''),
  };
}

/** Two fields, without the forms' library: a slow line waits for each KB of this page. */
export function SignInForm({ onSubmit, problem, isBusy, onEmail }: SignInFormProps) {
  const t = useMessages('auth');
  /** Nothing is named wrong before it is sent. */
  const [errors, setErrors] = useState<Errors>();
  const said = (name: keyof Credentials) => errors?.[name] && t(errors[name]);

  function follow({ currentTarget }: FormEvent<HTMLFormElement>): void {
    const typed = typedIn(currentTarget);
    onEmail(typed.email);
    if (errors) setErrors(errorsOf(typed));
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = typedIn(form);
    const found = errorsOf(typed);
    setErrors(found);
    const [wrong] = Object.keys(found);
    const field = wrong && form.elements.namedItem(wrong);
    if (field instanceof HTMLElement) field.focus();
    else void onSubmit(typed);
  }

  return (
    <form noValidate className="flex flex-col gap-5" onInput={follow} onSubmit={submit}>
      {problem && <Banner tone="danger" title={t(`problem.${problem}`)} />}
      <TextField
        name="email"
        label={t('emailOrMobile')}
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={said('email')}
      />
      <PasswordField name="password" label={t('password')} error={said('password')} />
      <Button type="submit" size="lg" isWide isLoading={isBusy}>
        {t('submit')}
      </Button>
    </form>
  );
}
