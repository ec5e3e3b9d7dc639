import { type ComponentProps, lazy, Suspense } from 'react';
import type { UpdatedAgo } from './updated-ago';

const Part = lazy(() => import('./updated-ago').then((m) => ({ default: m.UpdatedAgo })));

/** Words and picture are fetched only by who reads from the device. */
export function LazyUpdatedAgo({ savedAt }: ComponentProps<typeof UpdatedAgo>) {
  if (savedAt === undefined) return null;
  return (
    <Suspense>
      <Part savedAt={savedAt} />
    </Suspense>
  );
}
