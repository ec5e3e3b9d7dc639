import { useQuery } from '@tanstack/react-query';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { meOptions } from '@/features/accounts/accounts.queries';
import { preloadMessages } from '@/i18n';
import { ExitHint } from './back/exit-hint';
import { guardRouterHistory } from './back/guard-router-history';
import { ConnectionBanner } from './connection/connection-banner';
import { offlineWords } from './connection/offline-words';
import { SilentBoundary } from './errors/silent-boundary';
import { Later } from './later';

/** The words are asked for along with the code: what floats is needed most when a line breaks off. */
async function loadAll() {
  const [{ AllBehaviours }] = await Promise.all([
    import('./all-behaviours'),
    preloadMessages('behaviours', 'pwa', 'session', 'auth'),
  ]);
  return AllBehaviours;
}

/**
 * Everything that floats over the screens. A network may go and back may be pressed at any moment:
 * what answers to that comes with the app, the rest once the screen is usable.
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
      <Later load={loadAll} />
    </>
  );
}

function OwnConnectionBanner() {
  // Signing in and out always ends on another page.
  useRouterState({ select: ({ location }) => location.pathname });
  // Nobody need be signed in here, so it is never asked for, only listened to.
  const { data: me } = useQuery({ ...meOptions(), enabled: false });
  return <ConnectionBanner text={offlineWords(me?.roles)} />;
}

/** Listens for the back press; the hint itself is shown by `ExitHint`. */
function BackPress() {
  const { history } = useRouter();
  useEffect(() => guardRouterHistory(history), [history]);
  return null;
}
