import { useQuery } from '@tanstack/react-query';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { meOptions } from '@/features/accounts/accounts.queries';
import { preloadMessages } from '@/i18n';
import { ExitHint } from './back/exit-hint';
import { guardRouterHistory } from './back/guard-router-history';
import { ConnectionBanner } from './connection/connection-banner';
import { offlineWords } from './connection/offline-words';
import { Deferred } from './deferred';
import { SilentBoundary } from './errors/silent-boundary';

/** Loads the words with the code, since banners are needed most when the network fails. */
async function loadAll() {
  const [{ AllBehaviours }] = await Promise.all([
    import('./all-behaviours'),
    preloadMessages('behaviours', 'pwa', 'session', 'auth'),
  ]);
  return AllBehaviours;
}

/**
 * Everything that overlays the screens. The offline banner and the back guard come with the app;
 * the rest is loaded once the screen is usable.
 */
export function Behaviours() {
  return (
    <>
      <BackPress />
      <SilentBoundary>
        <Suspense>
          <OwnConnectionBanner />
          <ExitHint />
        </Suspense>
      </SilentBoundary>
      <Deferred load={loadAll} />
    </>
  );
}

function OwnConnectionBanner() {
  // Signing in and out always ends on another page.
  useRouterState({ select: ({ location }) => location.pathname });
  // Needs no signed-in person, so it only subscribes.
  const { data: me } = useQuery({ ...meOptions(), enabled: false });
  return <ConnectionBanner text={offlineWords(me?.roles)} />;
}

/** Handles the back press; `ExitHint` shows the hint. */
function BackPress() {
  const { history } = useRouter();
  useEffect(() => guardRouterHistory(history), [history]);
  return null;
}
