import { and, eq } from 'drizzle-orm';
import { type Tx, withAuth } from '../../db';
import { sessions } from '../../db/schema/auth';
import type { AccessClaims } from './access-token';
import { findUserBy, listIdentities } from './auth.queries';
import type { AuthContext } from './auth-deps';
import { AuthError } from './auth-error';
import type { AuthServices } from './auth-services';
import { listFactors } from './factors.queries';
import type { UserWithIdentities } from './present-user';

const BEARER = /^Bearer ([^\s,]+)$/i;

export interface SignedIn extends UserWithIdentities {
  readonly sessionId: string;
  /** The lower of what the token says and what the session has. */
  readonly session: { readonly aal: AccessClaims['aal'] };
}

export function bearerOf(c: AuthContext): string {
  const token = BEARER.exec(c.req.header('authorization') ?? '')?.[1];
  if (token) return token;
  const message = 'This endpoint requires a valid Bearer token';
  throw new AuthError(401, 'no_authorization', message);
}

async function requireClaims(c: AuthContext, services: AuthServices): Promise<AccessClaims> {
  const token = bearerOf(c);
  try {
    return await services.tokens.verify(token);
  } catch (error) {
    const detail = error instanceof Error ? error.message : 'unreadable';
    const message = `invalid JWT: unable to parse or verify signature, ${detail}`;
    throw new AuthError(403, 'bad_jwt', message);
  }
}

export function sessionGone(): AuthError {
  const message = 'Session from session_id claim in JWT does not exist';
  return new AuthError(403, 'session_not_found', message);
}

async function requirePerson(
  tx: Tx,
  claims: {
    readonly userId: string;
    readonly sessionId: string;
    readonly aal: AccessClaims['aal'];
  },
  nowMs: number,
): Promise<SignedIn> {
  const { userId, sessionId } = claims;
  const [person, [session], identities, factors] = await Promise.all([
    findUserBy(tx, 'id', userId),
    tx
      .select({ not_after: sessions.not_after, aal: sessions.aal })
      .from(sessions)
      .where(and(eq(sessions.id, sessionId), eq(sessions.user_id, userId))),
    listIdentities(tx, userId),
    listFactors(tx, userId),
  ]);
  if (!person) {
    throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  }
  const isOver = session?.not_after && session.not_after.getTime() <= nowMs;
  // Only this code makes the client drop its session, so a suspended person gets it too.
  if (!session || isOver || person.status !== 'active') throw sessionGone();
  if ((person.user.banned_until?.getTime() ?? 0) > nowMs) {
    throw new AuthError(403, 'user_banned', 'User is banned');
  }
  const aal = claims.aal === 'aal2' ? session.aal : 'aal1';
  return { user: person.user, identities, factors, sessionId, session: { aal } };
}

/** Asks the database every time: whoever signed out is out at once. */
export async function requireSession(c: AuthContext, services: AuthServices): Promise<SignedIn> {
  const { userId, sessionId, aal } = await requireClaims(c, services);
  if (!userId) throw new AuthError(403, 'bad_jwt', 'invalid claim: missing sub claim');
  if (!sessionId) throw sessionGone();
  const { db, nowMs } = services.ports;
  return withAuth(db, 'read', (tx) => requirePerson(tx, { userId, sessionId, aal }, nowMs()));
}
