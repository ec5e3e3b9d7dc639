export const SESSION_STORAGE_KEY = 'chowk.session';
/** Sign-outs the server has not confirmed (`api/auth/pending-sign-outs.ts`). */
export const PENDING_SIGN_OUTS_KEY = 'chowk.pending-sign-outs';

export interface StoredSession {
  readonly userId: string;
  readonly accessToken: string;
  readonly expiresAtMs: number;
  /** Whether the person has a second factor and must use it. */
  readonly hasFactor: boolean;
}

interface SessionShape {
  access_token: string;
  refresh_token: string;
  expires_at: number;
  user: { id: string; factors?: readonly { status?: unknown }[] };
}

const MS_PER_S = 1000;

function isSessionShape(value: unknown): value is SessionShape {
  if (typeof value !== 'object' || value === null) return false;
  const { access_token, refresh_token, expires_at, user } = value as Record<string, unknown>;
  return (
    typeof access_token === 'string' &&
    typeof refresh_token === 'string' &&
    typeof expires_at === 'number' &&
    typeof (user as { id?: unknown } | undefined)?.id === 'string'
  );
}

function readStored(): unknown {
  try {
    return JSON.parse(localStorage.getItem(SESSION_STORAGE_KEY) ?? 'null');
  } catch {
    return null;
  }
}

/**
 * Who is signed in, read without the auth client: cheap enough for every navigation. The access
 * token may have expired; the refresh token still makes this a session.
 */
export function storedSession(): StoredSession | null {
  const stored = readStored();
  if (!isSessionShape(stored)) return null;
  return {
    userId: stored.user.id,
    accessToken: stored.access_token,
    expiresAtMs: stored.expires_at * MS_PER_S,
    hasFactor: stored.user.factors?.some(({ status }) => status === 'verified') ?? false,
  };
}
