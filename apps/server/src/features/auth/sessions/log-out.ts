import { and, eq, ne } from 'drizzle-orm';
import { withAuth } from '../../../db';
import { sessions } from '../../../db/schema/auth/auth';
import type { AuthContext } from '../auth-deps';
import { invalidRequest } from '../auth-error';
import type { AuthServices } from '../auth-services';
import type { SignedIn } from './require-session';

/** Which sessions of the person end. */
const SCOPES = {
  global: () => undefined,
  local: (sessionId: string) => eq(sessions.id, sessionId),
  others: (sessionId: string) => ne(sessions.id, sessionId),
};

/**
 * What the browser cached of this person goes. Not "storage": unsent work waits there, locked, for
 * the same person, and the app must open without a network.
 */
export const CLEAR_CACHE = ['Clear-Site-Data', '"cache"'] as const;

function isScope(scope: string): scope is keyof typeof SCOPES {
  return Object.hasOwn(SCOPES, scope);
}

export async function logOut(
  c: AuthContext,
  { ports }: AuthServices,
  { user, sessionId }: SignedIn,
): Promise<Response> {
  const scope = c.req.query('scope') || 'global';
  if (!isScope(scope)) throw invalidRequest(`Unsupported logout scope "${scope}"`);
  const which = SCOPES[scope](sessionId);
  await withAuth(ports.db, 'write', (tx) =>
    tx.delete(sessions).where(and(eq(sessions.user_id, user.id), which)),
  );
  if (scope !== 'others') c.header(...CLEAR_CACHE);
  return c.body(null, 204);
}
