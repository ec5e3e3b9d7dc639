import { useEffect } from 'react';
import { actingFor } from '@/api/session/acting';
import { useUnreadChange } from './use-unread-change';

/** What a page shows has been read: the notices that lead to it are no longer new. */
export function useOpened(path: string): void {
  const changeUnread = useUnreadChange();
  useEffect(() => {
    // Somebody else's notices are not theirs to read.
    if (actingFor()) return;
    void import('@/features/notifications/read-notices')
      .then(({ readNoticesOf }) => readNoticesOf(path))
      .then((fewer) => fewer > 0 && changeUnread({ fewer }))
      // They stay new; nothing else is lost.
      .catch(() => undefined);
  }, [path, changeUnread]);
}
