import { readLink } from '@chowk/domain/deep-links';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { PageSkeleton } from '@/app/router/page-skeleton';
import { hasSession } from '@/features/auth/session/session';
import { findResumed, takeResumed } from '@/features/auth/sign-in/resumed';
import { useMessages } from '@/i18n';
import { ButtonLink } from '@/ui/base/button';
import { Mark } from '@/ui/base/mark';
import { lazy } from '@/ui/feedback/lazy';

const LinkFailed = lazy(() =>
  import('@/app/links/link-failed').then((module) => ({ default: module.LinkFailed })),
);

/** A URL that looks like a shared link leads home with an explanation. */
export function NotFoundPage() {
  const { pathname } = window.location;
  const [wasPromised] = useState(() => hasSession() && findResumed(pathname) !== undefined);
  if (readLink(pathname).kind !== 'none') return <LinkFailed />;
  return wasPromised ? <HomeInstead /> : <Missing />;
}

/** After a sign-in the promised page belongs to another role, so the person goes to their own. */
function HomeInstead() {
  const { history } = useRouter();
  useEffect(() => {
    takeResumed(window.location.pathname);
    history.replace('/dashboard');
  }, [history]);
  return <PageSkeleton />;
}

function Missing() {
  const t = useMessages('behaviours');
  return (
    <main className="gutter mx-auto grid min-h-[80dvh] max-w-lg place-content-center justify-items-center text-center">
      <Mark className="size-20 text-primary-ink opacity-90" />
      <h1 className="mt-6 text-3xl">{t('missing.title')}</h1>
      <p className="mt-2 wrap-anywhere text-pretty text-muted">
        {t('missing.text', { path: window.location.pathname })}
      </p>
      {/* A whole page load: the address '/' is the front page, an entry of its own. */}
      <ButtonLink render={<a href="/">{null}</a>} className="mt-8">
        {t('missing.home')}
      </ButtonLink>
    </main>
  );
}
