import { useEffect } from 'react';
import { actingFor } from '@/api/session/acting';
import { useUnreadChange } from './use-unread-change';

/** Opening a page marks the notifications that link to it as read. */
export function useOpened(path: string): void {
  const changeUnread = useUnreadChange();
  useEffect(() => {
    // Another person's notifications stay as they are.
    if (actingFor()) return;
    void import('@/features/notifications/read-notices')
      .then(({ readNoticesOf }) => readNoticesOf(path))
      .then((fewer) => fewer > 0 && changeUnread({ fewer }))
      // A failure only leaves them unread.
      .catch(() => undefined);
  }, [path, changeUnread]);
}
