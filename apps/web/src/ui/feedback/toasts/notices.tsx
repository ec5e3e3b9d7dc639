import { Suspense, useSyncExternalStore } from 'react';
import { lazy } from '@/ui/feedback/lazy';
import { noticeQueue } from './notice-queue';

export { notify } from './notice-queue';

const NoticesToaster = lazy(() =>
  import('./notices-toaster').then((module) => ({ default: module.NoticesToaster })),
);

/**
 * The second system: up to three at once, for news that arrives by itself. Mounted once; its library
 * is fetched with the first notice.
 */
export function Notices() {
  const isWanted = useSyncExternalStore(
    noticeQueue.subscribe,
    noticeQueue.isWanted,
    noticeQueue.isWanted,
  );
  if (!isWanted) return null;
  return (
    <Suspense>
      <NoticesToaster />
    </Suspense>
  );
}
