import './shell/shell.css';
import { ChowkError } from '@chowk/domain/kernel';
import { Outlet } from '@tanstack/react-router';
import { type ComponentProps, Suspense } from 'react';
import { useMe } from '@/features/accounts/use-me';
import { hasSession } from '@/features/auth/session';
import { decideEntry } from './guard';
import { NotFoundPage, ProfileProblem, PublicShell } from './lazy-parts';
import { type PageMeta, usePageMeta } from './page-meta';
import { PageSkeleton } from './page-skeleton';
import { AppShell } from './shell/app-shell';
import { DocumentTitle } from './shell/page-title';
import { useLeaveWhenOver } from './use-leave';

/** Puts the page into its surroundings, and keeps out whoever the page is not for. */
export function Frame() {
  const meta = usePageMeta();
  if (!meta) return null;
  return (
    <Suspense fallback={null}>
      <Surroundings meta={meta} />
    </Suspense>
  );
}

function Surroundings({ meta }: { meta: PageMeta }) {
  if (meta.isMissing) return <Missing />;
  if (meta.frame === 'bare') return <Page meta={meta} />;
  if (meta.access !== 'guest' && hasSession()) return <SignedIn meta={meta} />;
  return (
    <PublicShell meta={meta}>
      <Page meta={meta} />
    </PublicShell>
  );
}

function SignedIn({ meta }: { meta: PageMeta }) {
  const { me, error, isRetrying, retry } = useMe();
  useLeaveWhenOver(me, error);
  const entry = decideEntry(meta.access, meta.path, { hasSession: true, roles: me?.roles });
  if (entry.kind === 'not-for-you') return <Missing />;
  return (
    <AppShell meta={meta} me={me}>
      {me || meta.access === 'public' ? (
        <Page meta={meta} />
      ) : (
        <WaitForProfile error={error} isRetrying={isRetrying} onRetry={retry} />
      )}
    </AppShell>
  );
}

function WaitForProfile(problem: ComponentProps<typeof ProfileProblem>) {
  // An ended session is not a problem to retry: the person is on the way to the sign-in page.
  const isOver = problem.error instanceof ChowkError && problem.error.code === 'UNAUTHENTICATED';
  if (!problem.error || isOver) return <PageSkeleton />;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <ProfileProblem {...problem} />
    </Suspense>
  );
}

function Page({ meta }: { meta: PageMeta }) {
  return (
    <>
      <DocumentTitle of={meta.title} />
      <Suspense fallback={<PageSkeleton />}>
        <Outlet />
      </Suspense>
    </>
  );
}

/** Not there, and not for you, look the same. */
function Missing() {
  return (
    <>
      <DocumentTitle of="title.notFound" />
      <NotFoundPage />
    </>
  );
}
