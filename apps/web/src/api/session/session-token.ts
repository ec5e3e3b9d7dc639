import { SECOND_MS } from '@chowk/domain/kernel';
import { authClient } from '@/api/auth/auth-client';
import { NetworkError } from '@/api/errors/errors';
import { storedSession } from './stored-session';

/** A token about to expire could do so in transit, so the auth client refreshes it first. */
const TOKEN_MARGIN_MS = 30 * SECOND_MS;

export async function sessionToken(): Promise<string | null> {
  const session = storedSession();
  if (!session) return null;
  if (session.expiresAtMs - Date.now() > TOKEN_MARGIN_MS) return session.accessToken;
  const auth = await authClient();
  const { data, error } = await auth.getSession();
  // The session is valid; only the refresh failed for now.
  if (error?.name === 'AuthRetryableFetchError') throw new NetworkError('unreachable');
  return data.session?.access_token ?? null;
}
