import { SECOND_MS } from '@chowk/domain/kernel';
import { authClient } from '@/api/auth-client';
import { hasSession } from './session';

/** Long enough for the first screen to be drawn and used on a slow phone. */
const AFTER_FIRST_SCREEN_MS = 4 * SECOND_MS;

/**
 * Loads the auth client once the first screen stands; it then renews the session by itself.
 * TODO: the 30 s expiry check, the silent renewal at 10 minutes and the alert at 2 minutes come
 * with the auth release and belong here.
 */
export function keepSessionFresh(): void {
  if (!hasSession()) return;
  setTimeout(() => {
    // Without a network there is nothing to renew; the next request tries again.
    authClient().catch(() => undefined);
  }, AFTER_FIRST_SCREEN_MS);
}
