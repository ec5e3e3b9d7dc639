import type { Me } from '@chowk/domain/accounts';
import { ChowkError } from '@chowk/domain/kernel';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import { dropSignOutMark, markSigningOut } from './sign-out-mark';
import type { SignOutReason } from './sign-out-reason';

/** A browser may cache a failed import, so a fresh page signs out first. */
function leaveFromFreshPage(failure: unknown): Promise<never> {
  if (!navigator.onLine) throw failure;
  markSigningOut();
  window.location.reload();
  return new Promise(() => {});
}

/**
 * Signs out and deletes everything personal; the sign-in page shows the reason, if there is one.
 */
export function useSignOut(): (reason?: SignOutReason, me?: Me) => Promise<void> {
  const router = useRouter();
  const queryClient = useQueryClient();
  return useCallback(
    async (reason, me) => {
      if (!reason) markSigningOut();
      try {
        const { signOutApp } = await import('./sign-out').catch(leaveFromFreshPage);
        await signOutApp({ router, queryClient, reason, me });
      } finally {
        dropSignOutMark();
      }
    },
    [router, queryClient],
  );
}

/** Suspended, or unknown to the server: the person cannot stay signed in. */
export function useSignOutWhenOver(me: Me | undefined, error: unknown): void {
  const leave = useSignOut();
  const refusal =
    error instanceof ChowkError && error.code === 'UNAUTHENTICATED' ? error : undefined;
  const isSuspended = me?.status === 'suspended' || refusal?.details?.reason === 'suspended';
  const isOver = isSuspended || refusal !== undefined;
  useEffect(() => {
    if (isOver) void leave(isSuspended ? 'suspended' : 'expired', me);
  }, [isSuspended, isOver, me, leave]);
}
