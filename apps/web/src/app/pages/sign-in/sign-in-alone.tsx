import type { Role } from '@chowk/domain/kernel';
import { Suspense } from 'react';
import { ConnectionBanner } from '@/app/behaviours/connection/connection-banner';
import { QuietBoundary } from '@/app/behaviours/errors/silent-boundary';
import { Later } from '@/app/behaviours/later';
import { DocumentTitle } from '@/app/shell/page-title';
import { PublicShell } from '@/app/shell/public-shell';
import { preloadMessages } from '@/i18n';
import { DOORS } from './sign-in-meta';
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

/** The sign-in page by itself: whoever is not in needs no router, no queries and no other screens. */
export function SignInAlone({ door, goIn }: { door: Role; goIn: GoIn }) {
  const search = new URLSearchParams(window.location.search);
  const { reason } = readSignInSearch(Object.fromEntries(search));
  return (
    <>
      <Suspense>
        <PublicShell meta={{ ...DOORS[door], hasOwnHeading: true }}>
          <DocumentTitle of={DOORS[door].title} />
          <SignInPage door={door} reason={reason} goIn={goIn} />
        </PublicShell>
      </Suspense>
      <QuietBoundary>
        <Suspense>
          <ConnectionBanner />
        </Suspense>
      </QuietBoundary>
      <Later load={loadExtras} />
    </>
  );
}
