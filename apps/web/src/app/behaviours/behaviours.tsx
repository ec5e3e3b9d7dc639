import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { guardRouterHistory } from './guard-router-history';
import { Later } from './later';

const loadAll = () => import('./all-behaviours').then((module) => module.AllBehaviours);

/** Everything that floats over the screens; loaded after them, so it never delays one. */
export function Behaviours() {
  const { history } = useRouter();
  // Not left to the later part: a back press may come before it does.
  useEffect(() => guardRouterHistory(history), [history]);
  return <Later load={loadAll} />;
}
