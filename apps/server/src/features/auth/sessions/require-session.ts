import type { Actor } from '@chowk/domain/kernel';
import { and, eq } from 'drizzle-orm';
import { type Tx, withAuth } from '../../../db';
import { sessions } from '../../../db/schema/auth/auth';
import type { UserWithIdentities } from '../account/present-user';
import { findUserBy, listIdentities } from '../auth.queries';
import type { AuthContext } from '../auth-deps';
import { AuthError } from '../auth-error';
import type { AuthServices } from '../auth-services';
import { hasVerified, listFactors } from '../factors/factors.queries';
import type { AccessClaims } from '../tokens/access-token';
import { authenticatedAt } from './authenticated-at';
import { isSessionOver, isStaffMember } from './session-life';

const BEARER = /^Bearer ([^\s,]+)$/i;

export interface SignedIn extends UserWithIdentities {
  readonly sessionId: string;
  /** The lower of what the token says and what the session has. */
  readonly session: Pick<Actor, 'authenticatedAtMs'> & { readonly aal: AccessClaims['aal'] };
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
  claims: Pick<AccessClaims, 'aal' | 'amr'> & {
    readonly userId: string;
    readonly sessionId: string;
  },
  { nowMs, sessionRules }: Pick<AuthServices['ports'], 'nowMs' | 'sessionRules'>,
): Promise<SignedIn> {
  const { userId, sessionId } = claims;
  const [person, [session], identities, factors] = await Promise.all([
    findUserBy(tx, 'id', userId),
    tx
      .select({
        notAfter: sessions.not_after,
        createdAt: sessions.created_at,
        isOfStaff: isStaffMember,
        aal: sessions.aal,
        amr: sessions.amr,
      })
      .from(sessions)
      .where(and(eq(sessions.id, sessionId), eq(sessions.user_id, userId))),
    listIdentities(tx, userId),
    listFactors(tx, userId),
  ]);
  if (!person) {
    throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  }
  const isOver = session && isSessionOver(session, nowMs(), sessionRules);
  // Only this code makes the client drop its session, so a suspended person gets it too.
  if (!session || isOver || person.status !== 'active') throw sessionGone();
  if ((person.user.banned_until?.getTime() ?? 0) > nowMs()) {
    throw new AuthError(403, 'user_banned', 'User is banned');
  }
  const aal = claims.aal === 'aal2' ? session.aal : 'aal1';
  const authenticatedAtMs = authenticatedAt(session, claims, hasVerified(factors));
  const shown = { aal, ...(authenticatedAtMs === undefined ? {} : { authenticatedAtMs }) };
  return { user: person.user, identities, factors, sessionId, session: shown };
}

/** Checks the database every time, so that a sign-out takes effect at once. */
export async function requireSession(c: AuthContext, services: AuthServices): Promise<SignedIn> {
  const { userId, sessionId, aal, amr } = await requireClaims(c, services);
  if (!userId) throw new AuthError(403, 'bad_jwt', 'invalid claim: missing sub claim');
  if (!sessionId) throw sessionGone();
  const { ports } = services;
  const claims = { userId, sessionId, aal, amr };
  return withAuth(ports.db, 'read', (tx) => requirePerson(tx, claims, ports));
}

/** The second factor, if any, was verified in this session. */
export function requireStep(who: SignedIn): SignedIn {
  if (who.session.aal === 'aal2' || !hasVerified(who.factors)) return who;
  const message = 'AAL2 session is required to update email or password when MFA is enabled.';
  throw new AuthError(401, 'insufficient_aal', message);
}
