import type { Me } from '@chowk/domain/accounts';
import { ChowkError } from '@chowk/domain/kernel';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import { dropLeaving, markLeaving } from './sign-out-mark';
import type { LeaveReason } from './sign-out-reason';

/** A browser may not ask again for a file that once did not come: a fresh page does, and leaves first. */
function leaveFromFreshPage(failure: unknown): Promise<never> {
  if (!navigator.onLine) throw failure;
  markLeaving();
  window.location.reload();
  return new Promise(() => {});
}

/** Signs out and leaves nothing of the person behind; the sign-in page says why, if there is a why. */
export function useLeave(): (reason?: LeaveReason, me?: Me) => Promise<void> {
  const router = useRouter();
  const queryClient = useQueryClient();
  return useCallback(
    async (reason, me) => {
      if (!reason) markLeaving();
      try {
        const { leaveApp } = await import('./sign-out').catch(leaveFromFreshPage);
        await leaveApp({ router, queryClient, reason, me });
      } finally {
        dropLeaving();
      }
    },
    [router, queryClient],
  );
}

/** A suspended person and one whose session the server no longer knows cannot stay. */
export function useLeaveWhenOver(me: Me | undefined, error: unknown): void {
  const leave = useLeave();
  const refusal =
    error instanceof ChowkError && error.code === 'UNAUTHENTICATED' ? error : undefined;
  const isSuspended = me?.status === 'suspended' || refusal?.details?.reason === 'suspended';
  const isOver = isSuspended || refusal !== undefined;
  useEffect(() => {
    if (isOver) void leave(isSuspended ? 'suspended' : 'expired', me);
  }, [isSuspended, isOver, me, leave]);
}
