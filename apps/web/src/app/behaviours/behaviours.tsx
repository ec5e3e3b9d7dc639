import { useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { guardRouterHistory } from './guard-router-history';

const AllBehaviours = lazy(() =>
  import('./all-behaviours').then((module) => ({ default: module.AllBehaviours })),
);

/** Everything that floats over the screens; loaded after them, so it never delays one. */
export function Behaviours() {
  const { history } = useRouter();
  // Not left to the lazy part: a back press may come before it does.
  useEffect(() => guardRouterHistory(history), [history]);
  return (
    <Suspense fallback={null}>
      <AllBehaviours />
    </Suspense>
  );
}
