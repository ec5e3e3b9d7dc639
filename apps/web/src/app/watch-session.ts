import type { QueryClient } from '@tanstack/react-query';
import { hasSession, onSessionChange } from '@/features/auth/session';
import { keepSessionFresh } from '@/features/auth/session-upkeep';
import { wipeWorker } from './pwa/register-worker';
import type { createAppRouter } from './router';

type AppRouter = ReturnType<typeof createAppRouter>;

/** Signing in or out in one tab takes the other tabs along. */
export function watchSession(router: AppRouter, queryClient: QueryClient): void {
  keepSessionFresh();
  onSessionChange(() => {
    if (!hasSession()) {
      queryClient.clear();
      wipeWorker();
    }
    void router.invalidate();
  });
}
