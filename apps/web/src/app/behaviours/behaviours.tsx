import { lazy, Suspense } from 'react';

const LazyBehaviours = lazy(() =>
  import('./all-behaviours').then((module) => ({ default: module.AllBehaviours })),
);

/** Everything that floats over the screens; loaded after them, so it never delays one. */
export function Behaviours() {
  return (
    <Suspense fallback={null}>
      <LazyBehaviours />
    </Suspense>
  );
}
