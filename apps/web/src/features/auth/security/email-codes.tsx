import { useState } from 'react';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { showToast } from '@/ui/feedback/toasts/toast-store';
import { DigitsForm } from '@/ui/forms/digits-form';
import { agreeToEmail } from './change-account';
import { useRefreshAccount } from './use-account';

interface EmailCodesProps {
  /** Every mailbox that has to agree. */
  addresses: readonly string[];
}

/** For whoever reads mail on another device, where the links would open in the wrong browser. */
export function EmailCodes({ addresses }: EmailCodesProps) {
  const t = useMessages('security');
  const refresh = useRefreshAccount();
  const [isOpen, setIsOpen] = useState(false);
  const [agreed, setAgreed] = useState<readonly string[]>([]);

  async function agree(address: string, code: string) {
    const { problem, outcome } = await agreeToEmail(address, code);
    if (problem) return problem;
    setAgreed((before) => [...before, address]);
    showToast({ title: t(outcome === 'half' ? 'email.half' : 'email.done'), tone: 'success' });
    if (outcome === 'changed') await refresh();
    return undefined;
  }

  if (!isOpen) {
    return (
      <Button variant="quiet" className="self-start" onClick={() => setIsOpen(true)}>
        {t('email.codes')}
      </Button>
    );
  }
  return addresses
    .filter((address) => !agreed.includes(address))
    .map((address) => (
      <DigitsForm
        key={address}
        label={t('email.codeOf', { email: address })}
        submitLabel={t('email.agree')}
        onSubmit={(code) => agree(address, code)}
        wordsFor={(problem) => t(`problem.${problem}`)}
      />
    ));
}
