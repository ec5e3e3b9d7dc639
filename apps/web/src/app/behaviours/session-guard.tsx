import { useQueryClient } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { storedSession } from '@/api/session/stored-session';
import { isSignOutBroken } from '@/app/session/sign-out-mark';
import { useSignOut } from '@/app/session/use-sign-out';
import { meOptions } from '@/features/accounts/accounts.queries';
import { secondStep } from '@/features/auth/session/session';
import { SessionAlert } from '@/features/auth/session/session-alert';
import { retryUntilDone } from '@/offline/send/retry-until-done';

export function SessionGuard() {
  const leave = useSignOut();
  const queryClient = useQueryClient();
  useUnsentWork();
  useEffect(() => {
    if (isSignOutBroken()) void leave();
  }, [leave]);
  return (
    <SessionAlert onOver={() => leave('expired', queryClient.getQueryData(meOptions().queryKey))} />
  );
}

/** After a sign-in, locked work is restored and the key for the next lock is fetched. */
function useUnsentWork(): void {
  // Signing in and out always ends on another page.
  useRouterState({ select: ({ location }) => location.pathname });
  const personId = secondStep() === 'owed' ? undefined : storedSession()?.userId;
  useEffect(() => {
    if (!personId) return;
    const settle = async () => {
      const { settleUnsent } = await import('@/offline/custody/restore-unsent');
      await settleUnsent(personId);
      // A sign-out must work without a network, so what it needs is loaded while there is one.
      await Promise.all([
        import('@/offline/custody/clear-device'),
        import('@/app/session/sign-out'),
      ]);
    };
    return retryUntilDone(settle);
  }, [personId]);
}
