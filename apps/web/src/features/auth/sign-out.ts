import { authClient } from '@/api/auth-client';
import { forgetStoredSession, storedSession } from '@/api/stored-session';
import { clearIntent } from './intent';

/**
 * Signs out on this device only. Without a network the server cannot be told, but the person who
 * hands the phone on must still be signed out of it.
 */
export async function signOut(): Promise<void> {
  clearIntent();
  const personId = storedSession()?.userId;
  try {
    const auth = await authClient();
    await auth.signOut({ scope: 'local' });
  } finally {
    forgetStoredSession();
    const { clearCachedRows } = await import('@/offline/clear-cached-rows');
    await clearCachedRows(personId);
  }
}
