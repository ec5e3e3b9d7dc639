import { formatMobile } from '@chowk/domain/kernel';
import { useState } from 'react';
import { useMessages } from '@/i18n';
import { showToast } from '@/ui/feedback/toasts/toast-store';
import { DigitsForm } from '@/ui/forms/digits-form';
import type { Account } from './account.queries';
import { provePhone, sendPhoneCode } from './change-account';
import { PhoneNumberForm } from './phone-number-form';
import { SecurityCard } from './security-card';
import { useRefreshAccount } from './use-account';

/** The auth server keeps numbers without their plus. */
function shown(phone: string): string {
  return formatMobile(`+${phone}`);
}

/** The number for signing in and for codes; changed only once a code sent to it came back. */
export function PhoneSection({ account: { phone } }: { account: Account }) {
  const t = useMessages('security');
  return (
    <SecurityCard
      title={t('phone.title')}
      text={phone ? shown(phone) : t('phone.none')}
      openLabel={t(phone ? 'phone.open' : 'phone.add')}
      cancelLabel={t('cancel')}
    >
      {(close) => <PhoneChange onDone={close} />}
    </SecurityCard>
  );
}

function PhoneChange({ onDone }: { onDone: () => void }) {
  const t = useMessages('security');
  const refresh = useRefreshAccount();
  const [sentTo, setSentTo] = useState<string>();

  async function send(phone: string) {
    const problem = await sendPhoneCode(phone);
    if (!problem) setSentTo(phone);
    return problem;
  }

  async function prove(code: string) {
    const problem = await provePhone(sentTo ?? '', code);
    if (problem) return problem;
    showToast({ title: t('phone.done'), tone: 'success' });
    await refresh();
    onDone();
    return undefined;
  }

  if (!sentTo) return <PhoneNumberForm submitLabel={t('phone.send')} onSubmit={send} />;
  return (
    <DigitsForm
      isAutoFocused
      label={t('phone.code')}
      hint={t('phone.sentTo', { phone: formatMobile(sentTo) })}
      submitLabel={t('phone.save')}
      onSubmit={prove}
      wordsFor={(problem) => t(`problem.${problem}`)}
    />
  );
}
