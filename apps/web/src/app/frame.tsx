import { ChowkError } from '@chowk/domain/kernel';
import { Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';
import { ProfileProblem } from '@/features/accounts/profile-problem';
import { useMe } from '@/features/accounts/use-me';
import { hasSession } from '@/features/auth/session';
import { NotFoundPage } from './behaviours/not-found-page';
import { decideEntry } from './guard';
import { type PageMeta, usePageMeta } from './page-meta';
import { PageSkeleton } from './page-skeleton';
import { AppShell } from './shell/app-shell';
import { DocumentTitle } from './shell/page-title';
import { PublicShell } from './shell/public-shell';
import { useLeaveWhenOver } from './use-leave';

/** Puts the page into its surroundings, and keeps out whoever the page is not for. */
export function Frame() {
  const meta = usePageMeta();
  if (!meta) return null;
  return (
    <>
      <DocumentTitle meta={meta} />
      <Suspense fallback={null}>
        <Surroundings meta={meta} />
      </Suspense>
    </>
  );
}

function Surroundings({ meta }: { meta: PageMeta }) {
  if (meta.isMissing) return <NotFoundPage />;
  if (meta.frame === 'bare') return <Page />;
  if (meta.access !== 'guest' && hasSession()) return <SignedIn meta={meta} />;
  return (
    <PublicShell meta={meta}>
      <Page />
    </PublicShell>
  );
}

function SignedIn({ meta }: { meta: PageMeta }) {
  const { me, error, isRetrying, retry } = useMe();
  useLeaveWhenOver(me, error);
  const entry = decideEntry(meta.access, meta.path, { hasSession: true, roles: me?.roles });
  if (entry.kind === 'not-for-you') return <NotFoundPage />;
  const isProfileNeeded = meta.access !== 'public';
  if (!me && isProfileNeeded) {
    const isOver = error instanceof ChowkError && error.code === 'UNAUTHENTICATED';
    return (
      <AppShell meta={meta} me={me}>
        {error && !isOver ? (
          <ProfileProblem error={error} isRetrying={isRetrying} onRetry={retry} />
        ) : (
          <PageSkeleton />
        )}
      </AppShell>
    );
  }
  return (
    <AppShell meta={meta} me={me}>
      <Page />
    </AppShell>
  );
}

function Page() {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Outlet />
    </Suspense>
  );
}
