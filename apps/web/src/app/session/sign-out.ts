import type { Me } from '@chowk/domain/accounts';
import { primaryRole } from '@chowk/domain/kernel';
import type { QueryClient } from '@tanstack/react-query';
import type { useRouter } from '@tanstack/react-router';
import { atMost } from '@/api/network/at-most';
import { allWritten } from '@/api/storage/durable-storage';
import { wipeWorker } from '@/app/pwa/worker/register-worker';
import { clearMe } from '@/features/accounts/stored-me';
import { CLEARING_LIMIT_MS, signOut } from '@/features/auth/session/sign-out';
import { signOutWithoutIntent } from '@/features/auth/sign-in/intent';
import { forgetLinkEvents } from '@/features/deep-links/link-queue';
import { signInPath } from './guard';
import { dropSignOutMark } from './sign-out-mark';
import type { SignOutReason } from './sign-out-reason';

export interface SigningOut {
  readonly router: ReturnType<typeof useRouter>;
  readonly queryClient: QueryClient;
  readonly reason: SignOutReason | undefined;
  readonly me: Me | undefined;
}

async function leave({ router, queryClient, reason, me }: SigningOut): Promise<void> {
  const waiting = await signOut();
  if (!reason) signOutWithoutIntent();
  clearMe();
  forgetLinkEvents();
  dropSignOutMark();
  await atMost(allWritten(), CLEARING_LIMIT_MS);
  if (!reason && !navigator.onLine) {
    // The next person must not receive this person's push notifications.
    wipeWorker();
    // The worker caches the front page, but not the copy of it inside the app.
    window.location.replace('/');
    return;
  }
  const role = (me && primaryRole(me.roles)) ?? 'retailer';
  await (reason
    ? router.navigate({
        to: signInPath(role),
        search: { reason },
        state: { waiting },
        replace: true,
      })
    : router.navigate({ to: '/', replace: true }));
  // Last, because a screen still shown would fetch again.
  queryClient.clear();
  wipeWorker();
}

let underWay: Promise<void> | undefined;

/**
 * During a sign-out the session guard must not run: an open screen that notices the missing session
 * would navigate elsewhere with a wrong reason.
 */
export function signOutApp(leaving: SigningOut): Promise<void> {
  underWay ??= leave(leaving).finally(() => {
    underWay = undefined;
  });
  return underWay;
}
