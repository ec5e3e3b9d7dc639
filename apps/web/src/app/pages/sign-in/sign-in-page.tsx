import type { Role } from '@chowk/domain/kernel';
import type { HistoryState } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { Deferred } from '@/app/behaviours/deferred';
import type { SignOutReason } from '@/app/session/sign-out-reason';
import { askForDemo } from '@/features/accounts/demo';
import { findIntent } from '@/features/auth/sign-in/found-intent';
import { OtherWays } from '@/features/auth/sign-in/other-ways';
import { SignInForm } from '@/features/auth/sign-in/sign-in-form';
import { useMessages } from '@/i18n';
import { Mark } from '@/ui/base/mark';
import { Banner } from '@/ui/feedback/banner';
import { lazy } from '@/ui/feedback/lazy';
import { useAnswer } from '@/ui/feedback/use-answer';
import { whenUsable } from '@/when-usable';
import { ForgotLink, OtherSignIns, SignUpLink, signUpRole } from './sign-in-links';
import { type GoIn, useSignIn } from './use-sign-in';

/** Only where messages can be sent, and loaded on demand. */
const PhoneSignIn = lazy(() =>
  import('@/features/auth/sign-in/phone-sign-in').then((module) => ({
    default: module.PhoneSignIn,
  })),
);

const loadDemoPeople = async () => (await import('@/features/accounts/demo-people')).DemoPeople;

interface SignInPageProps {
  /** The role this page is for. */
  door: Role;
  reason: SignOutReason | undefined;
  goIn: GoIn;
}

/** Admins have their own sign-in pages. */
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
        <Deferred
          load={loadDemoPeople}
          given={{
            role: door,
            isOnlyRole: staffRole !== undefined,
            onPick: (person) => void submit(person),
          }}
        />
        {!staffRole && <OtherSignIns role={door} />}
      </div>
    </div>
  );
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** How many unsent items the person who was just signed out has here. */
    waiting?: number;
  }
}

/** A number only, because another person may read the sign-in page next. */
function unsentCountIn({ waiting = 0 }: HistoryState): number {
  return Number.isSafeInteger(waiting) && waiting > 0 ? waiting : 0;
}

/** Without storage there is nothing unsent. */
async function findUnsent() {
  await whenUsable();
  const { findUnsentWork } = await import('@/offline/custody/find-unsent-work');
  return findUnsentWork();
}

/** Unsent work on this device. Only the person who was just signed out learns that it is theirs. */
function UnsentNotice() {
  const t = useMessages('auth');
  const [told] = useState(() => unsentCountIn(window.history.state ?? {}));
  const work = useAnswer(findUnsent);
  if (told > 0) return <Banner title={t('waiting', { count: told })} />;
  if (!work?.isAny) return null;
  const { count } = work;
  return <Banner title={count === undefined ? t('unsent.some') : t('unsent', { count })} />;
}

/** A few benefits beside the form, where there is room. */
function SignInPromise({ role }: { role: Role }) {
  const t = useMessages('auth');
  const promise = role === 'super_admin' ? 'admin' : role;
  return (
    <div className="sticky top-10 hidden min-h-[min(40rem,80dvh)] overflow-hidden rounded-xl bg-role p-12 text-on-role lg:flex lg:flex-col lg:justify-end">
      <Mark className="absolute -end-20 -top-20 size-112 text-on-role/12" />
      <p className="relative max-w-md text-balance font-bold font-heading text-4xl tracking-tight">
        {t(`promise.${promise}`)}
      </p>
    </div>
  );
}

/** What a super admin can expect; the demo account is exempt. */
function SuperAdminNote() {
  const t = useMessages('auth');
  const isDemo = Boolean(useAnswer(askForDemo)?.password);
  return <Banner title={t('super.step')} {...(isDemo ? { text: t('super.demo') } : {})} />;
}
