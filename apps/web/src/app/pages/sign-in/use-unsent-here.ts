import { useEffect, useState } from 'react';
import type { UnsentWork } from '@/offline/custody/find-unsent-work';
import { whenUsable } from '@/when-usable';

/** Whether anybody's unsent work lies on this device; nothing until it was looked for. */
export function useUnsentHere(): UnsentWork | undefined {
  const [work, setWork] = useState<UnsentWork>();
  useEffect(() => {
    let isWanted = true;
    whenUsable()
      .then(() => import('@/offline/custody/find-unsent-work'))
      .then(({ findUnsentWork }) => findUnsentWork())
      .then((found) => isWanted && setWork(found))
      // A browser that keeps nothing has nothing that waits.
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, []);
  return work;
}
