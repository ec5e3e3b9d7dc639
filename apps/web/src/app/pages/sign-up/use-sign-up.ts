import { findMobile } from '@chowk/domain/kernel';
import { useEnter } from '@/app/pages/auth/use-enter';
import { savePhone } from '@/features/accounts/profile/complete-profile';
import { usePendingMail } from '@/features/auth/recover/use-pending-mail';
import { type SignUpProblem, signUp } from '@/features/auth/sign-up/sign-up';
import type { SignUpRole, SignUpValues } from '@/features/auth/sign-up/sign-up-rules';
import { useMessages } from '@/i18n';
import { showToast } from '@/ui/feedback/toasts/toast-store';

/** Makes the account and goes on: into the app, or to wait for the mail that proves the address. */
export function useSignUp(role: SignUpRole) {
  const enter = useEnter();
  const { mail, expectMail, forgetMail } = usePendingMail('signup');
  const t = useMessages('signup');
  const errors = useMessages('errors');

  async function submit(values: SignUpValues): Promise<SignUpProblem | undefined> {
    const outcome = await signUp(role, values);
    if (outcome.kind === 'problem') return outcome.problem;
    if (outcome.kind === 'check-mail') {
      expectMail(values.email.trim());
      return undefined;
    }
    const phone = findMobile(values.phone);
    const refused = phone && (await savePhone(phone));
    if (refused) {
      showToast({ title: t('phoneNotSaved'), description: errors(refused), tone: 'danger' });
    }
    enter();
    return undefined;
  }

  return { submit, mail, forgetMail, enter };
}
