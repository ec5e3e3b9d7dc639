import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { usePageMeta } from '@/app/router/page-meta';
import { PageSkeleton } from '@/app/router/page-skeleton';
import { signInPath } from '@/app/session/guard';
import { authSettingsOptions } from '@/features/auth/auth-settings';
import { OtherWays } from '@/features/auth/sign-in/other-ways';
import { SignUpForm } from '@/features/auth/sign-up/sign-up-form';
import { SIGN_UP_ROLES, type SignUpRole } from '@/features/auth/sign-up/sign-up-rules';
import { useMessages } from '@/i18n';
import { Banner } from '@/ui/feedback/banner';
import { lazy } from '@/ui/feedback/lazy';
import { SignUpPitch } from './sign-up-pitch';
import { useSignUp } from './use-sign-up';

/** Not before the form was sent, and never where mails are not confirmed. */
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
