import { useQueryClient } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { storedSession } from '@/api/stored-session';
import { secondStep } from '@/features/auth/session';

/** Keeps this tab sending and fetching for whoever is signed in. Shows nothing itself. */
export function SyncRunner() {
  const queryClient = useQueryClient();
  // Signing in and out always ends on another page.
  useRouterState({ select: ({ location }) => location.pathname });
  const personId = secondStep() === 'owed' ? undefined : storedSession()?.userId;
  useEffect(() => {
    if (!personId) return;
    let stop: (() => void) | undefined;
    let isGone = false;
    import('../run-sync')
      .then(({ runSync }) => {
        if (!isGone) stop = runSync(personId, queryClient);
      })
      .catch(() => undefined);
    return () => {
      isGone = true;
      stop?.();
    };
  }, [personId, queryClient]);
  return null;
}
