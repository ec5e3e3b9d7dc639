import '../shell/shell.css';
import { ChowkError } from '@chowk/domain/kernel';
import { Outlet } from '@tanstack/react-router';
import { type ComponentProps, Suspense, useState } from 'react';
import { actingFor } from '@/api/session/acting';
import { decideEntry } from '@/app/session/guard';
import { useSignOutWhenOver } from '@/app/session/use-sign-out';
import { AppShell } from '@/app/shell/app-shell';
import { DocumentTitle } from '@/app/shell/page-title';
import { PublicShell } from '@/app/shell/public-shell';
import { useMe } from '@/features/accounts/use-me';
import { hasSession, refusedStep, secondStep } from '@/features/auth/session/session';
import { NotFoundPage, NotWhileActing, OwedStep, ProfileProblem } from './lazy-parts';
import { type PageMeta, usePageMeta } from './page-meta';
import { PageSkeleton } from './page-skeleton';

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
  const visitor = { hasSession: hasSession(), secondStep: secondStep(), roles: undefined };
  const { kind } = decideEntry(meta.access, meta.path, visitor);
  if (meta.isMissing || kind === 'no-link') return <Missing />;
  if (meta.frame === 'bare') return <Page meta={meta} />;
  const isIn = visitor.hasSession && visitor.secondStep !== 'owed';
  if (meta.access !== 'guest' && isIn) return <SignedIn meta={meta} />;
  // Until the second step is taken, somebody half signed in sees what a stranger sees.
  return <Outside meta={meta} step={kind === 'ask-second-step' ? 'ask' : undefined} />;
}

interface OutsideProps {
  meta: PageMeta;
  step?: ComponentProps<typeof OwedStep>['step'] | undefined;
}

function Outside({ meta, step }: OutsideProps) {
  if (!step) {
    return (
      <PublicShell meta={meta}>
        <Page meta={meta} />
      </PublicShell>
    );
  }
  return (
    <PublicShell meta={{ ...meta, hasOwnHeading: true }}>
      <OwedStep step={step} />
    </PublicShell>
  );
}

function SignedIn({ meta }: { meta: PageMeta }) {
  const { me, self, error, isRetrying, retry } = useMe();
  useSignOutWhenOver(self, error);
  // Asked for again, a refused profile has no error for a while: what is being set up stays meanwhile.
  const refused = refusedStep(error);
  const [lastRefused, setLastRefused] = useState(refused);
  const owed = error || me ? refused : lastRefused;
  if (owed !== lastRefused) setLastRefused(owed);
  const visitor = {
    hasSession: true,
    secondStep: owed ?? secondStep(),
    roles: me?.roles,
    owesConsent: me?.owes_consent,
    ownRoles: actingFor() && self?.roles,
  };
  const entry = decideEntry(meta.access, meta.path, visitor, meta.isPersonal);
  if (entry.kind === 'ask-second-step') return <Outside meta={meta} step="ask" />;
  if (entry.kind === 'set-up-second-step') return <Outside meta={meta} step="set-up" />;
  if (entry.kind === 'ask-consent') return <Outside meta={meta} step="consent" />;
  if (entry.kind === 'not-for-you') return <Missing />;
  if (entry.kind === 'not-while-acting') {
    return (
      <AppShell meta={{ ...meta, hasOwnHeading: false }} me={me}>
        <NotWhileActing />
      </AppShell>
    );
  }
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
