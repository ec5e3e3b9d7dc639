import type { Role } from '@chowk/domain/kernel';
import { Suspense, useState } from 'react';
import { Later } from '@/app/behaviours/later';
import type { LeaveReason } from '@/app/session/leave-reason';
import { findIntent } from '@/features/auth/sign-in/found-intent';
import { OtherWays } from '@/features/auth/sign-in/other-ways';
import { SignInForm } from '@/features/auth/sign-in/sign-in-form';
import { useMessages } from '@/i18n';
import { Banner } from '@/ui/feedback/banner';
import { lazy } from '@/ui/feedback/lazy';
import { ForgotLink, OtherDoors, SignUpLink, signUpRole } from './sign-in-links';
import { SignInPromise } from './sign-in-promise';
import { SuperAdminNote } from './super-admin-note';
import { UnsentNotice } from './unsent-notice';
import { type GoIn, useSignIn } from './use-sign-in';

/** Only where messages can be sent, and only when it is asked for. */
const PhoneSignIn = lazy(() =>
  import('@/features/auth/sign-in/phone-sign-in').then((module) => ({
    default: module.PhoneSignIn,
  })),
);

const loadDemoPeople = async () => (await import('@/features/accounts/demo-people')).DemoPeople;

interface SignInPageProps {
  /** Whose sign-in page this is. */
  door: Role;
  reason: LeaveReason | undefined;
  goIn: GoIn;
}

/** Admins have doors of their own, through which nobody else may come. */
function isStaff(role: Role): boolean {
  return role === 'admin' || role === 'super_admin';
}

export function SignInPage({ door, reason, goIn }: SignInPageProps) {
  const t = useMessages('auth');
  const staffRole = isStaff(door) ? door : undefined;
  const { submit, enter, problem, isBusy } = useSignIn(staffRole, goIn);
  const [isByPhone, setIsByPhone] = useState(false);
  const [typed, setTyped] = useState('');
  return (
    <div className="my-auto grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-16">
      <SignInPromise role={door} />
      <div className="mx-auto flex w-full max-w-md flex-col gap-6">
        <h1 className="text-2xl tracking-tight md:text-3xl">{t(`signIn.${door}`)}</h1>
        {reason && <Banner tone="warning" title={t(`reason.${reason}`)} />}
        <UnsentNotice />
        {!reason && findIntent() && <Banner title={t('intent.kept')} />}
        {door === 'super_admin' && <SuperAdminNote />}
        {isByPhone ? (
          <Suspense>
            <PhoneSignIn onDone={enter} onBack={() => setIsByPhone(false)} />
          </Suspense>
        ) : (
          <>
            <SignInForm onSubmit={submit} problem={problem} isBusy={isBusy} onEmail={setTyped} />
            <ForgotLink typed={typed} />
            <OtherWays role={signUpRole(door)} onPhone={() => setIsByPhone(true)} />
          </>
        )}
        {!staffRole && <SignUpLink role={door} />}
        <Later
          load={loadDemoPeople}
          given={{
            role: door,
            isOnlyRole: staffRole !== undefined,
            onPick: (person) => void submit(person),
          }}
        />
        {!staffRole && <OtherDoors role={door} />}
      </div>
    </div>
  );
}
