import type { GivenContacts } from '@chowk/domain/accounts';
import { formatMobile } from '@chowk/domain/kernel';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { AccountProblem } from '@/features/auth/security/account-problem';
import { changeEmail, provePhone, sendPhoneCode } from '@/features/auth/security/change-account';
import { EmailCodes } from '@/features/auth/security/email-codes';
import { useAccount, useRefreshAccount } from '@/features/auth/security/use-account';
import { useMessages } from '@/i18n';
import { Badge } from '@/ui/base/badge';
import { Button } from '@/ui/base/button';
import { Banner } from '@/ui/feedback/banner';
import { showToast } from '@/ui/feedback/toasts/toast-store';
import { DigitsForm } from '@/ui/forms/digits-form';
import { Card } from '@/ui/layout/card';
import { authSettingsOptions } from '../auth-settings.queries';
import { contactsToVerify } from './to-verify';

/** An address or number that was only typed gets no messages: here its owner shows to have it. */
export function ContactChecks(profile: GivenContacts) {
  const t = useMessages('security');
  const { account } = useAccount();
  const { data: settings } = useQuery(authSettingsOptions());
  if (!account) return null;
  const unverified = contactsToVerify(profile, account);
  const { email } = unverified;
  // Where no message can be sent, a number cannot be verified either.
  const phone = settings?.hasPhone ? unverified.phone : null;
  if (email === null && phone === null) return null;
  return (
    <Card title={t('contact.title')} description={t('contact.text')}>
      <ul className="flex flex-col gap-5">
        {phone !== null && <PhoneCheck key={phone} phone={phone} />}
        {email !== null && (
          <EmailCheck
            key={email}
            email={email}
            current={account.isEmailConfirmed ? account.email : ''}
            isAsked={account.newEmail === email.toLowerCase()}
          />
        )}
      </ul>
    </Card>
  );
}

interface CheckProps {
  value: string;
  sendLabel: string;
  isSent: boolean;
  onSend: () => Promise<AccountProblem | undefined>;
  children: ReactNode;
}

function Check({ value, sendLabel, isSent, onSend, children }: CheckProps) {
  const t = useMessages('security');
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<AccountProblem>();

  async function send() {
    setIsBusy(true);
    setProblem(await onSend());
    setIsBusy(false);
  }

  return (
    <li className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span className="min-w-0 break-all font-medium">{value}</span>
        <Badge tone="warning">{t('contact.unverified')}</Badge>
        <Button
          variant="secondary"
          isLoading={isBusy}
          aria-label={`${sendLabel}: ${value}`}
          onClick={() => void send()}
        >
          {isSent ? t('ask.again') : sendLabel}
        </Button>
      </div>
      {problem && <Banner tone="danger" title={t(`problem.${problem}`)} />}
      {isSent && children}
    </li>
  );
}

function PhoneCheck({ phone }: { phone: string }) {
  const t = useMessages('security');
  const refresh = useRefreshAccount();
  const [isSent, setIsSent] = useState(false);

  async function send() {
    const problem = await sendPhoneCode(phone);
    if (!problem) setIsSent(true);
    return problem;
  }

  async function prove(code: string) {
    const problem = await provePhone(phone, code);
    if (problem) return problem;
    showToast({ title: t('contact.done'), tone: 'success' });
    await refresh();
    return undefined;
  }

  return (
    <Check
      value={formatMobile(phone)}
      sendLabel={t('contact.sendCode')}
      isSent={isSent}
      onSend={send}
    >
      <DigitsForm
        isAutoFocused
        label={t('phone.code')}
        hint={t('phone.sentTo', { phone: formatMobile(phone) })}
        submitLabel={t('contact.confirm')}
        onSubmit={prove}
        wordsFor={(problem) => t(`problem.${problem}`)}
      />
    </Check>
  );
}

interface EmailCheckProps {
  email: string;
  /** The address for signing in, whose mailbox has to agree as well; empty where there is none. */
  current: string;
  isAsked: boolean;
}

function EmailCheck({ email, current, isAsked }: EmailCheckProps) {
  const t = useMessages('security');
  const refresh = useRefreshAccount();

  async function send() {
    const { problem, outcome } = await changeEmail(email);
    if (outcome === 'changed') showToast({ title: t('contact.done'), tone: 'success' });
    if (!problem) await refresh();
    return problem;
  }

  return (
    <Check value={email} sendLabel={t('contact.sendLink')} isSent={isAsked} onSend={send}>
      <p className="text-sm">
        {current ? t('email.waitingText', { email }) : t('contact.linkSent', { email })}
      </p>
      <EmailCodes addresses={current ? [current, email] : [email]} />
    </Check>
  );
}
