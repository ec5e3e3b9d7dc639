import { useForm } from 'react-hook-form';
import { emailError, type FieldKey } from '@/features/auth/sign-up/sign-up-rules';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { Banner } from '@/ui/feedback/banner';
import { showToast } from '@/ui/feedback/toasts/toast-store';
import { TextField } from '@/ui/fields/text-field';
import type { Account } from './account.queries';
import type { AccountProblem } from './account-problem';
import { changeEmail } from './change-account';
import { EmailCodes } from './email-codes';
import { SecurityCard } from './security-card';
import { useRefreshAccount } from './use-account';

/** An address moves only when both mailboxes agree, so the screen says what is still missing. */
export function EmailSection({ account: { email, newEmail } }: { account: Account }) {
  const t = useMessages('security');
  return (
    <SecurityCard
      title={t('email.title')}
      text={email || t('email.none')}
      openLabel={t(email ? 'email.open' : 'email.add')}
      cancelLabel={t('cancel')}
      notice={
        newEmail && (
          <>
            <Banner
              title={t('email.waiting', { email: newEmail })}
              text={t('email.waitingText', { email: newEmail })}
            />
            <EmailCodes key={newEmail} addresses={email ? [email, newEmail] : [newEmail]} />
          </>
        )
      }
    >
      {(close) => <EmailForm email={email} onDone={close} />}
    </SecurityCard>
  );
}

function EmailForm({ email: before, onDone }: { email: string; onDone: () => void }) {
  const t = useMessages('security');
  const signup = useMessages('signup');
  const refresh = useRefreshAccount();
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { email: '' } });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async ({ email }) => {
    const { problem, outcome } = await changeEmail(email);
    if (problem) return setError('root', { message: problem });
    if (outcome === 'changed') showToast({ title: t('email.done'), tone: 'success' });
    await refresh();
    onDone();
  });
  const key = errors.email?.message as FieldKey | 'same' | undefined;
  const root = errors.root?.message as AccountProblem | undefined;
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
      <TextField
        label={t('email.new')}
        hint={t('email.how')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        error={key && (key === 'same' ? t('email.same') : signup(key))}
        {...register('email', {
          setValueAs: (text: string) => text.trim(),
          validate: (email) =>
            emailError(email) ?? (email.toLowerCase() !== before.toLowerCase() || 'same'),
        })}
      />
      {root && <Banner tone="danger" title={t(`problem.${root}`)} />}
      <Button type="submit" className="self-start" isLoading={isSubmitting}>
        {t('email.save')}
      </Button>
    </form>
  );
}
