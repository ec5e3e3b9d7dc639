import { storedSession } from '@/api/stored-session';

export interface SessionReport {
  readonly state: 'signed-in' | 'access-token-expired' | 'signed-out';
  readonly userId: string | null;
  readonly expiresAt: string | null;
  readonly claims: Readonly<Record<string, unknown>>;
  readonly device: Readonly<Record<string, unknown>>;
}

/** Reads the middle part of a token. It proves nothing: only the server checks the signature. */
function claimsOf(token: string): Record<string, unknown> {
  try {
    const middle = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(middle), (char) => char.charCodeAt(0));
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof claims === 'object' && claims !== null ? { ...claims } : {};
  } catch {
    return {};
  }
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
