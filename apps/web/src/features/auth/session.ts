import { authClient } from '@/api/auth-client';
import { forgetStoredSession, SESSION_STORAGE_KEY, storedSession } from '@/api/stored-session';
import { clearIntent } from './intent';

export type SignInProblem =
  | 'credentials'
  | 'unconfirmed'
  | 'suspended'
  | 'tooMany'
  | 'network'
  | 'noAccess'
  | 'unknown';

interface AuthFailure {
  readonly name: string;
  readonly code?: string | undefined;
  readonly status?: number | undefined;
}

const TOO_MANY_REQUESTS = 429;

const PROBLEM_BY_CODE: Readonly<Record<string, SignInProblem>> = {
  invalid_credentials: 'credentials',
  validation_failed: 'credentials',
  email_not_confirmed: 'unconfirmed',
  phone_not_confirmed: 'unconfirmed',
  user_banned: 'suspended',
};

export function signInProblem(error: AuthFailure): SignInProblem {
  if (error.name === 'AuthRetryableFetchError') return 'network';
  if (error.status === TOO_MANY_REQUESTS) return 'tooMany';
  return PROBLEM_BY_CODE[error.code ?? ''] ?? 'unknown';
}

/** Undefined when it worked. */
export async function signIn(email: string, password: string): Promise<SignInProblem | undefined> {
  try {
    const auth = await authClient();
    const { error } = await auth.signInWithPassword({ email, password });
    return error ? signInProblem(error) : undefined;
  } catch {
    // The auth client itself could not be downloaded.
    return 'network';
  }
}

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

export function hasSession(): boolean {
  return storedSession() !== null;
}

/** Tells about a sign-in or sign-out that happened in another tab. */
export function onSessionChange(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    const wasSignedIn = Boolean(event.oldValue);
    if (event.key === SESSION_STORAGE_KEY && wasSignedIn !== Boolean(event.newValue)) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
