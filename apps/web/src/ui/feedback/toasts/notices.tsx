import { Suspense, useSyncExternalStore } from 'react';
import { lazy } from '@/ui/feedback/lazy';
import { noticeQueue } from './notice-queue';

export { notify } from './notice-queue';

const NoticesToaster = lazy(() =>
  import('./notices-toaster').then((module) => ({ default: module.NoticesToaster })),
);

/**
 * Up to three notices at once, for events the person did not cause. Mounted once; its library is
 * loaded with the first notice.
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
