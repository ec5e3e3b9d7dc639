import { storedSession } from '@/api/session/stored-session';
import { claimsOf } from '@/api/session/token-claims';

export interface SessionReport {
  readonly state: 'signed-in' | 'access-token-expired' | 'signed-out';
  readonly userId: string | null;
  readonly expiresAt: string | null;
  readonly claims: Readonly<Record<string, unknown>>;
  readonly device: Readonly<Record<string, unknown>>;
}

/** Everything support needs to understand a sign-in problem, and no token in it. */
export function sessionReport(nowMs: number): SessionReport {
  const session = storedSession();
  const device = {
    now: new Date(nowMs).toISOString(),
    online: navigator.onLine,
    language: document.documentElement.lang,
    userAgent: navigator.userAgent,
  };
  if (!session) {
    return { state: 'signed-out', userId: null, expiresAt: null, claims: {}, device };
  }
  return {
    state: session.expiresAtMs > nowMs ? 'signed-in' : 'access-token-expired',
    userId: session.userId,
    expiresAt: new Date(session.expiresAtMs).toISOString(),
    claims: claimsOf(session.accessToken),
    device,
  };
}
