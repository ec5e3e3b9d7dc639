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
    // The next person must not be shown on this device what is meant for this one.
    wipeWorker();
    // The worker keeps the front page, but not the copy of it that lives within the app.
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
  // Only now: a screen still on show would fetch again what it misses.
  queryClient.clear();
  wipeWorker();
}

let underWay: Promise<void> | undefined;

/**
 * Whoever is leaving is not asked to leave: a screen still on show that learns that nobody is signed
 * in any more would otherwise lead away from where the person is going, with a wrong reason.
 */
export function signOutApp(leaving: SigningOut): Promise<void> {
  underWay ??= leave(leaving).finally(() => {
    underWay = undefined;
  });
  return underWay;
}
