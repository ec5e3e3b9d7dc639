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
import { NotFoundPage, NotWhileActing, OwedStep, ProfileProblem } from './lazy-components';
import { type PageMeta, usePageMeta } from './page-meta';
import { PageSkeleton } from './page-skeleton';

/** Wraps a page in its shell and enforces its access. */
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
  // Until the second step is done, the person sees the public shell.
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
  // While a failed profile is being retried the current screen stays.
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
  // An ended session is not retried: the sign-in page follows.
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

/** Missing and forbidden look the same. */
function Missing() {
  return (
    <>
      <DocumentTitle of="title.notFound" />
      <NotFoundPage />
    </>
  );
}
