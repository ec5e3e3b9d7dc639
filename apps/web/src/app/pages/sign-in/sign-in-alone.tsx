import type { Role } from '@chowk/domain/kernel';
import { Suspense } from 'react';
import { ConnectionBanner } from '@/app/behaviours/connection/connection-banner';
import { Deferred } from '@/app/behaviours/deferred';
import { SilentBoundary } from '@/app/behaviours/errors/silent-boundary';
import { DocumentTitle } from '@/app/shell/page-title';
import { PublicShell } from '@/app/shell/public-shell';
import { preloadMessages } from '@/i18n';
import { SIGN_IN_META } from './sign-in-meta';
import { SignInPage } from './sign-in-page';
import { readSignInSearch } from './sign-in-search';
import type { GoIn } from './use-sign-in';

async function loadExtras() {
  const [{ LightExtras }] = await Promise.all([
    import('@/app/behaviours/light-extras'),
    preloadMessages('pwa'),
  ]);
  return LightExtras;
}

/** The sign-in page as its own entry, without router, queries and other screens. */
export function SignInAlone({ door, goIn }: { door: Role; goIn: GoIn }) {
  const search = new URLSearchParams(window.location.search);
  const { reason } = readSignInSearch(Object.fromEntries(search));
  return (
    <>
      <Suspense>
        <PublicShell meta={{ ...SIGN_IN_META[door], hasOwnHeading: true }}>
          <DocumentTitle of={SIGN_IN_META[door].title} />
          <SignInPage door={door} reason={reason} goIn={goIn} />
        </PublicShell>
      </Suspense>
      <SilentBoundary>
        <Suspense>
          <ConnectionBanner />
        </Suspense>
      </SilentBoundary>
      <Deferred load={loadExtras} />
    </>
  );
}
