import { SECOND_MS } from '@chowk/domain/kernel';
import { authClient } from '@/api/auth/auth-client';
import { dropSignOut, noteSignOut } from '@/api/auth/pending-sign-outs';
import { atMost } from '@/api/network/at-most';
import { dropActing } from '@/api/session/acting';
import { endSession } from '@/api/session/session-signal';
import { SESSION_STORAGE_KEY, storedSession } from '@/api/session/stored-session';
import { storeDurably } from '@/api/storage/durable-storage';
import { clearIntent } from '@/features/auth/sign-in/intent';

/** Another tab may hold on to the local store; the person must be out all the same. */
export const CLEARING_LIMIT_MS = 5 * SECOND_MS;

async function clearDevice(): Promise<number | undefined> {
  const personId = storedSession()?.userId;
  if (!personId) return undefined;
  const device = await import('@/offline/custody/clear-device');
  return atMost(device.clearDevice(personId), CLEARING_LIMIT_MS);
}

/** After the session, or another part of the app might ask for a new key meanwhile. */
async function forgetKey(): Promise<void> {
  const { forgetUnsentKey } = await import('@/offline/custody/unsent-key');
  forgetUnsentKey();
}

async function tellServer(): Promise<void> {
  const pending = await noteSignOut().catch(() => undefined);
  try {
    const auth = await authClient();
    const { error } = await auth.signOut({ scope: 'local' });
    if (pending && !error) dropSignOut(pending);
  } catch {
    // The auth client could not be downloaded; forgetting the session is what counts here.
  } finally {
    storeDurably(SESSION_STORAGE_KEY, null);
    await forgetKey().catch(() => undefined);
  }
}

/**
 * Signs out on this device only. Without a network the server is told later, but the person who
 * hands the phone on must be signed out of it now. The device is cleared first, while the session
 * can still ask for the key that locks unsent work. Answers how many things wait here for the person.
 */
export async function signOut(): Promise<number> {
  clearIntent();
  const waiting = await clearDevice().catch(() => undefined);
  await endSession(tellServer);
  dropActing();
  return waiting ?? 0;
}
