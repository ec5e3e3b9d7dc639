import { type Resolver, useForm } from 'react-hook-form';
import { PasswordStrengthHint } from '@/features/auth/security/password-strength-hint';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { Banner } from '@/ui/feedback/banner';
import { PasswordField } from '@/ui/fields/password-field';
import { TextField } from '@/ui/fields/text-field';
import { ConsentFields } from './consent-fields';
import type { SignUpProblem } from './sign-up';
import {
  EMPTY_SIGN_UP,
  type FieldKey,
  needsCompany,
  type SignUpRole,
  type SignUpValues,
  signUpErrors,
} from './sign-up-rules';

interface SignUpFormProps {
  role: SignUpRole;
  /** Answers with what went wrong; the form keeps everything that was typed. */
  onSubmit: (values: SignUpValues) => Promise<SignUpProblem | undefined>;
}

/** Problems that belong to one field are shown there, the others above the form. */
const FIELD_OF_PROBLEM: Partial<Record<SignUpProblem, ['email' | 'password', FieldKey]>> = {
  taken: ['email', 'field.emailTaken'],
  email: ['email', 'field.emailShape'],
  weakPassword: ['password', 'field.passwordWeak'],
};

function resolverFor(role: SignUpRole): Resolver<SignUpValues> {
  return (values) => {
    const found = Object.entries(signUpErrors(role, values));
    const errors = found.map(([name, key]) => [name, { type: 'rule', message: key }]);
    return found.length > 0
      ? { values: {}, errors: Object.fromEntries(errors) }
      : { values, errors: {} };
  };
}

export function SignUpForm({ role, onSubmit }: SignUpFormProps) {
  const t = useMessages('signup');
  const { register, handleSubmit, setError, watch, formState } = useForm<SignUpValues>({
    defaultValues: EMPTY_SIGN_UP,
    resolver: resolverFor(role),
  });
  const { errors, isSubmitting } = formState;
  const wordsFor = (name: keyof SignUpValues) => {
    const key = errors[name]?.message as FieldKey | undefined;
    return key && t(key);
  };
  const submit = handleSubmit(async (values) => {
    const problem = await onSubmit(values);
    if (!problem) return;
    const [field, message] = FIELD_OF_PROBLEM[problem] ?? [];
    if (field && message) setError(field, { message }, { shouldFocus: true });
    else setError('root', { message: `problem.${problem}` });
  });
  const rootKey = errors.root?.message as 'problem.unknown' | undefined;
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={submit}>
      {rootKey && <Banner tone="danger" title={t(rootKey)} />}
      <TextField
        label={t('name')}
        autoComplete="name"
        error={wordsFor('full_name')}
        {...register('full_name')}
      />
      {needsCompany(role) && (
        <TextField
          label={t(role === 'brand' ? 'company' : 'shop')}
          autoComplete="organization"
          error={wordsFor('company_name')}
          {...register('company_name')}
        />
      )}
      <TextField
        label={t('phone')}
        hint={t('phoneHint')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        error={wordsFor('phone')}
        {...register('phone')}
      />
      <TextField
        label={t('email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={wordsFor('email')}
        {...register('email')}
      />
      <PasswordField
        label={t('password')}
        autoComplete="new-password"
        hint={<PasswordStrengthHint password={watch('password')} />}
        error={wordsFor('password')}
        {...register('password')}
      />
      <ConsentFields register={register} privacyError={wordsFor('consent_privacy')} />
      <Button type="submit" size="lg" isWide isLoading={isSubmitting}>
        {t('submit')}
      </Button>
    </form>
  );
}
