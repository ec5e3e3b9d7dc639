import type { QueryClient } from '@tanstack/react-query';
import { dropActing } from '@/api/session/acting';
import { wipeWorker } from '@/app/pwa/worker/register-worker';
import type { createAppRouter } from '@/app/router/router';
import { hasSession, onSessionChange } from '@/features/auth/session/session';
import { clearIntent } from '@/features/auth/sign-in/intent';

type AppRouter = ReturnType<typeof createAppRouter>;

/** Signing in or out in one tab applies to the other tabs. */
export function watchSession(router: AppRouter, queryClient: QueryClient): void {
  onSessionChange(async () => {
    if (hasSession()) {
      await router.invalidate();
      return;
    }
    dropActing();
    clearIntent();
    // Home without the guard, because the next person must not land on this one's page.
    await router.navigate({ to: '/', replace: true });
    queryClient.clear();
    wipeWorker();
  });
}
