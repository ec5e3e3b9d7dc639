import { formatMobile } from '@chowk/domain/kernel';
import { useState } from 'react';
import type { Factor } from '@/features/auth/security/account.queries';
import { PhoneNumberForm } from '@/features/auth/security/phone-number-form';
import { useMessages } from '@/i18n';
import { DigitsForm } from '@/ui/forms/digits-form';
import { beginPhoneFactor, challenge, freeName, proveFactor } from './factors';

interface PhoneFactorSetupProps {
  /** The number to begin with, as the auth server keeps it. */
  phone: string;
  factors: readonly Factor[];
  onDone: () => void;
}

interface Sent {
  readonly phone: string;
  readonly factorId: string;
  readonly challengeId: string;
}

/** A code by message as the second step, for whoever has no authenticator app. */
export function PhoneFactorSetup({ phone, factors, onDone }: PhoneFactorSetupProps) {
  const t = useMessages('security');
  const [sent, setSent] = useState<Sent>();

  async function send(number: string) {
    const name = freeName(t('step.phoneName'), factors);
    const begun = await beginPhoneFactor(name, number, factors);
    if (begun.problem) return begun.problem;
    const { factorId } = begun.data;
    const asked = await challenge(factorId);
    if (asked.problem) return asked.problem;
    setSent({ phone: number, factorId, challengeId: asked.data.challengeId });
    return undefined;
  }

  async function prove(code: string) {
    if (!sent) return undefined;
    const problem = await proveFactor(sent.factorId, code, sent.challengeId);
    if (!problem) onDone();
    return problem;
  }

  if (!sent) {
    const known = phone && formatMobile(`+${phone}`);
    return <PhoneNumberForm phone={known} submitLabel={t('phone.send')} onSubmit={send} />;
  }
  return (
    <DigitsForm
      isAutoFocused
      label={t('phone.code')}
      hint={t('phone.sentTo', { phone: formatMobile(sent.phone) })}
      submitLabel={t('step.finish')}
      onSubmit={prove}
      wordsFor={(problem) => t(`problem.${problem}`)}
    />
  );
}
