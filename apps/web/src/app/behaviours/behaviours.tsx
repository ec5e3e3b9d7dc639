import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { preloadMessages } from '@/i18n';
import { guardRouterHistory } from './guard-router-history';
import { Later } from './later';

/** The words are asked for along with the code: what floats is needed most when a line breaks off. */
async function loadAll() {
  const [{ AllBehaviours }] = await Promise.all([
    import('./all-behaviours'),
    preloadMessages('behaviours', 'pwa', 'session', 'auth'),
  ]);
  return AllBehaviours;
}

/** Everything that floats over the screens; loaded after them, so it never delays one. */
export function Behaviours() {
  const { history } = useRouter();
  // Not left to the later part: a back press may come before it does.
  useEffect(() => guardRouterHistory(history), [history]);
  return <Later load={loadAll} />;
}
