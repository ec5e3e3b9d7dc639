import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { meOptions } from '@/features/accounts/accounts.queries';
import { storeMe } from '@/features/accounts/stored-me';

type Change = { readonly fewer: number } | { readonly now: number };

/** Updates the unread count at once, also in the snapshot for an offline start. */
export function useUnreadChange(): (change: Change) => void {
  const queryClient = useQueryClient();
  return useCallback(
    (change) => {
      queryClient.setQueryData(meOptions().queryKey, (me) => {
        if (!me) return me;
        const left = 'now' in change ? change.now : me.unread_notifications - change.fewer;
        const next = { ...me, unread_notifications: Math.max(0, left) };
        storeMe(next);
        return next;
      });
    },
    [queryClient],
  );
}
