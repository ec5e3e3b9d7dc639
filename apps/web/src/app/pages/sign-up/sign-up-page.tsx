import { findMobile } from '@chowk/domain/kernel';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { Suspense } from 'react';
import { contractClient } from '@/api/client/browser-client';
import { errorKey } from '@/api/errors/error-words';
import { useEnter } from '@/app/pages/auth/use-enter';
import { usePageMeta } from '@/app/router/page-meta';
import { PageSkeleton } from '@/app/router/page-skeleton';
import { signInPath } from '@/app/session/guard';
import { updateProfileRef } from '@/features/accounts/profile/profile.queries';
import { authSettingsOptions } from '@/features/auth/auth-settings.queries';
import { usePendingMail } from '@/features/auth/recover/use-pending-mail';
import { OtherWays } from '@/features/auth/sign-in/other-ways';
import { type SignUpProblem, signUp } from '@/features/auth/sign-up/sign-up';
import { SignUpForm } from '@/features/auth/sign-up/sign-up-form';
import {
  SIGN_UP_ROLES,
  type SignUpRole,
  type SignUpValues,
} from '@/features/auth/sign-up/sign-up-rules';
import { type MessageKey, useMessages } from '@/i18n';
import { Mark } from '@/ui/base/mark';
import { Banner } from '@/ui/feedback/banner';
import { lazy } from '@/ui/feedback/lazy';
import { showToast } from '@/ui/feedback/toasts/toast-store';

/** The mobile number given at sign-up goes into the profile once there is one. */
async function savePhone(phone: string): Promise<MessageKey<'errors'> | undefined> {
  try {
    await contractClient.runCommand(updateProfileRef, { phone });
    return undefined;
  } catch (error) {
    return errorKey(error);
  }
}

/** Creates the account and continues in the app, or waits for the email confirmation. */
function useSignUp(role: SignUpRole) {
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

const POINTS = ['1', '2', '3'] as const;

/** Three benefits: above the form on a phone, beside it where there is room. */
function SignUpPitch({ role }: { role: SignUpRole }) {
  const t = useMessages('signup');
  const promise = useMessages('auth');
  return (
    <div className="relative overflow-hidden rounded-xl bg-role p-5 text-on-role lg:sticky lg:top-10 lg:flex lg:min-h-[min(40rem,80dvh)] lg:flex-col lg:justify-end lg:p-12">
      <Mark className="absolute -end-22 -top-22 size-44 text-on-role/12 lg:-end-20 lg:-top-20 lg:size-112" />
      <p className="relative max-w-md text-balance font-bold font-heading text-xl tracking-tight lg:text-4xl">
        {promise(`promise.${role}`)}
      </p>
      <ul className="relative mt-3 flex flex-col gap-2 lg:mt-8 lg:gap-4 lg:text-lg">
        {POINTS.map((point) => (
          <li key={point} className="flex items-start gap-2.5">
            <Check aria-hidden strokeWidth={3} className="mt-1 size-4 shrink-0 lg:size-5" />
            {t(`pitch.${role}.${point}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Not before the form was sent, and not where emails are not confirmed. */
const WaitForMail = lazy(() =>
  import('@/app/pages/auth/wait-for-mail').then((module) => ({ default: module.WaitForMail })),
);

export function SignUpPage() {
  const accent = usePageMeta()?.accent;
  const role = SIGN_UP_ROLES.find((known) => known === accent);
  return role ? <SignUpAs key={role} role={role} /> : null;
}

function SignUpAs({ role }: { role: SignUpRole }) {
  const t = useMessages('signup');
  const auth = useMessages('auth');
  const { submit, mail, forgetMail, enter } = useSignUp(role);
  const { data: settings } = useQuery(authSettingsOptions());
  if (mail) {
    return (
      <Suspense fallback={<PageSkeleton />}>
        <WaitForMail mail={mail} onProved={enter} onOther={forgetMail} />
      </Suspense>
    );
  }
  return (
    <div className="my-auto grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-16">
      <div className="mx-auto flex w-full max-w-md flex-col gap-5 lg:order-2">
        <h1 className="text-2xl tracking-tight md:text-3xl">{t(`title.${role}`)}</h1>
        <div className="lg:hidden">
          <SignUpPitch role={role} />
        </div>
        {settings?.isClosed ? (
          <Banner title={t('problem.closed')} text={t('closed.text')} />
        ) : (
          <>
            <SignUpForm role={role} onSubmit={submit} />
            <OtherWays role={role} />
          </>
        )}
        <p className="flex flex-wrap items-center justify-center gap-x-2 text-muted">
          {auth('haveAccount')}
          <Link
            to={signInPath(role)}
            className="inline-flex min-h-touch items-center font-semibold text-primary-ink underline underline-offset-4"
          >
            {auth('submit')}
          </Link>
        </p>
      </div>
      <div className="h-full max-lg:hidden">
        <SignUpPitch role={role} />
      </div>
    </div>
  );
}
