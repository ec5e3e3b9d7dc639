import { formatMobile } from '@chowk/domain/kernel';
import { useState } from 'react';
import { PhoneNumberForm } from '@/features/auth/security/phone-number-form';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { DigitsForm } from '@/ui/forms/digits-form';
import { sendSignInCode, signInByCode } from './sign-in-otherwise';

interface PhoneSignInProps {
  /** The code was right: a session has begun. */
  onDone: () => Promise<void>;
  onBack: () => void;
}

export function PhoneSignIn({ onDone, onBack }: PhoneSignInProps) {
  const t = useMessages('auth');
  const security = useMessages('security');
  const [sentTo, setSentTo] = useState<string>();

  async function send(phone: string) {
    const problem = await sendSignInCode(phone);
    if (!problem) setSentTo(phone);
    return problem;
  }

  async function prove(code: string) {
    const problem = await signInByCode(sentTo ?? '', code);
    if (!problem) await onDone();
    return problem;
  }

  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-lg">{t('phone.title')}</h2>
      {sentTo ? (
        <DigitsForm
          isAutoFocused
          label={security('phone.code')}
          hint={t('phone.sentTo', { phone: formatMobile(sentTo) })}
          submitLabel={t('phone.submit')}
          onSubmit={prove}
          wordsFor={(problem) => security(`problem.${problem}`)}
        />
      ) : (
        <PhoneNumberForm submitLabel={security('phone.send')} onSubmit={send} />
      )}
      <Button variant="quiet" onClick={onBack}>
        {t('phone.back')}
      </Button>
    </section>
  );
}
