import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { meOptions } from '@/features/accounts/accounts.queries';
import { storeMe } from '@/features/accounts/stored-me';

type Change = { readonly fewer: number } | { readonly now: number };

/** What the bell shows, changed at once and kept for the next start, also one without a network. */
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
