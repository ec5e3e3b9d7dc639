import { findMobile, formatMobile } from '@chowk/domain/kernel';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { askForSettings } from '@/features/auth/auth-settings';
import { ForgotForm } from '@/features/auth/recover/forgot-form';
import { type CodeProblem, sendRecovery } from '@/features/auth/recover/mail-codes';
import { PhoneCodeForm } from '@/features/auth/recover/phone-code-form';
import { TeamCodeForm } from '@/features/auth/recover/team-code-form';
import { takeTyped } from '@/features/auth/recover/typed-email';
import type { AccountProblem } from '@/features/auth/security/account-problem';
import { sendSignInCode } from '@/features/auth/sign-in/sign-in-otherwise';
import { useMessages } from '@/i18n';
import { Button, ButtonLink } from '@/ui/base/button';
import { Banner } from '@/ui/feedback/banner';
import { useAnswer } from '@/ui/feedback/use-answer';
import { NarrowPage } from './narrow-page';

interface AskForRecoveryProps {
  isLinkOld: boolean;
  onMailSent: (email: string) => void;
  onProved: () => void;
}

function asCodeProblem(problem: AccountProblem): CodeProblem {
  const known = (['network', 'tooMany', 'captcha'] as const).find((each) => each === problem);
  return known ?? 'unknown';
}

/** By mail, by a message where this server sends any, and by our team where it does not. */
export function AskForRecovery({ isLinkOld, onMailSent, onProved }: AskForRecoveryProps) {
  const t = useMessages('signup');
  const [typed, setTyped] = useState(takeTyped);
  const [phone, setPhone] = useState<string>();
  const settings = useAnswer(askForSettings);
  const hasPhone = settings?.hasPhone ?? false;

  async function submit(login: string) {
    setTyped(login);
    const mobile = findMobile(login);
    if (mobile === undefined) {
      const problem = await sendRecovery(login);
      if (!problem) onMailSent(login);
      return problem;
    }
    const { hasPhone: isMessaged } = await askForSettings();
    const problem = isMessaged ? await sendSignInCode(mobile) : undefined;
    if (!problem) setPhone(mobile);
    return problem && asCodeProblem(problem);
  }

  const other = (
    <Button variant="quiet" onClick={() => setPhone(undefined)}>
      {t('forgot.other')}
    </Button>
  );
  if (phone && hasPhone) {
    return (
      <NarrowPage
        title={t('forgot.phoneTitle')}
        text={t('forgot.phoneText', { phone: formatMobile(phone) })}
      >
        <PhoneCodeForm {...{ phone, onProved }} />
        {other}
      </NarrowPage>
    );
  }
  if (phone) {
    return (
      <NarrowPage title={t('team.title')} text={t('team.text', { phone: formatMobile(phone) })}>
        <TeamCodeForm onProved={onProved} />
        {other}
      </NarrowPage>
    );
  }
  return (
    <NarrowPage title={t('forgot.title')} text={t(hasPhone ? 'forgot.text' : 'forgot.textMail')}>
      {isLinkOld && <Banner tone="warning" title={t('problem.expired')} />}
      <ForgotForm login={typed} onSubmit={submit} />
      <ButtonLink variant="quiet" render={<Link to="/retailer/signin" />}>
        {t('forgot.back')}
      </ButtonLink>
    </NarrowPage>
  );
}
