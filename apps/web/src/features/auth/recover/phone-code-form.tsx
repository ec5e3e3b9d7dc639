import { signInByCode } from '@/features/auth/sign-in/sign-in-otherwise';
import { useMessages } from '@/i18n';
import { DigitsForm } from '@/ui/forms/digits-form';

/** The code that came on the phone; it lets the person in, and then the password may be replaced. */
export function PhoneCodeForm({ phone, onProved }: { phone: string; onProved: () => void }) {
  const t = useMessages('signup');
  const security = useMessages('security');
  async function prove(code: string) {
    const problem = await signInByCode(phone, code);
    if (!problem) onProved();
    return problem;
  }
  return (
    <DigitsForm
      isAutoFocused
      label={t('mail.code')}
      submitLabel={t('mail.submit')}
      onSubmit={prove}
      wordsFor={(problem) => security(`problem.${problem}`)}
    />
  );
}
