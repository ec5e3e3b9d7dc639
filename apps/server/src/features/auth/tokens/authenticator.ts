import { type Actor, ANONYMOUS, isRole, type Role } from '@chowk/domain/kernel';
import { eq, sql } from 'drizzle-orm';
import { runnerOf, withAuth } from '../../../db';
import { profiles, userRoles } from '../../../db/schema/accounts';
import { sessions, users } from '../../../db/schema/auth/auth';
import { factors } from '../../../db/schema/auth/auth-factors';
import type { SessionRules } from '../../../session-rules';
import { findUserBy } from '../auth.queries';
import type { AuthDeps } from '../auth-deps';
import { rolesWithSecondStep, stepOwed } from '../factors/second-step';
import { authenticatedAt } from '../sessions/authenticated-at';
import { isSessionOver, isStaff } from '../sessions/session-life';
import { type AccessClaims, createAccessTokens } from './access-token';
import { coalesceQueries } from './coalesce-queries';
import { createKeyring, keyStore } from './keyring';
import { createRefreshingCache } from './refreshing-cache';
import { isBanned } from './standing';

/** Revoked, suspended or given a role: seen within a second, the time of the question included. */
const SESSION_AGE_MS = 900;
/** Refreshed in the background for frequent callers. */
const LOOK_AGAIN_MS = 450;
const MAX_SESSIONS = 20_000;
const MAX_TOKENS = 5000;

/** Grant order, the first being the primary one. */
const rolesInOrder = sql<string | null>`(
  select string_agg(${userRoles.role}::text, ',' order by ${userRoles.position})
  from ${userRoles} where ${userRoles.user_id} = ${sessions.user_id})`;

const hasFactor = sql<boolean>`exists (
  select from ${factors}
  where ${factors.user_id} = ${sessions.user_id} and ${factors.status} = 'verified')`;

type Found = Awaited<ReturnType<typeof listSessions>>[number];

/** In one text, so that the statement is the same for one as for many. */
function listSessions({ db }: Pick<AuthDeps['ports'], 'db'>, ids: readonly string[]) {
  return withAuth(db, 'read', (tx) => {
    runnerOf(tx).endWithNext();
    return tx
      .select({
        id: sessions.id,
        user: { id: users.id, email: users.email, banned_until: users.banned_until },
        status: profiles.status,
        notAfter: sessions.not_after,
        createdAt: sessions.created_at,
        aal: sessions.aal,
        amr: sessions.amr,
        roles: rolesInOrder,
        hasFactor,
      })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.user_id))
      .innerJoin(profiles, eq(profiles.id, sessions.user_id))
      .where(sql`${sessions.id} = any(${`{${ids.join(',')}}`}::uuid[])`);
  });
}

interface Question extends Pick<AccessClaims, 'aal' | 'amr'> {
  readonly rules: SessionRules;
  readonly nowMs: number;
  readonly isDemo: boolean;
  readonly mandatory: ReadonlySet<Role>;
}

/** The actor and its session, which the actor does not contain while a step is pending. */
interface Known {
  readonly userId: string;
  readonly actor: Actor;
}

function actorOf(found: Found | undefined, question: Question): Known | undefined {
  const { aal, amr, nowMs, isDemo, rules, mandatory } = question;
  if (!found || isBanned(found, nowMs)) return undefined;
  const { id: uid, email } = found.user;
  const roles = (found.roles ?? '').split(',').filter(isRole);
  if (isSessionOver({ ...found, isOfStaff: isStaff(roles) }, nowMs, rules)) return undefined;
  const isSecondLevel = aal === 'aal2' && found.aal === 'aal2';
  const { hasFactor, id: sessionId } = found;
  const secondStep = stepOwed({ email, roles, hasFactor, isSecondLevel, isDemo, mandatory });
  const authenticatedAtMs = authenticatedAt(found, { aal, amr }, hasFactor);
  const authenticated = authenticatedAtMs === undefined ? {} : { authenticatedAtMs };
  // A session with a pending step has no rights: row security and policies treat it as a stranger.
  const actor: Actor = secondStep
    ? { ...ANONYMOUS, sessionId, secondStep }
    : { uid, actorId: uid, roles, sessionId, actingForShopId: null, ...authenticated };
  return { userId: uid, actor };
}

export interface Authenticator {
  readonly actorFor: (accessToken: string) => Promise<Actor | undefined>;
  readonly isSuspended: (accessToken: string) => Promise<boolean>;
}

/**
 * The caller of a data API request. The signature is verified here; session, status and roles come
 * from one query that is cached briefly.
 */
export function createAuthenticator(deps: AuthDeps): Authenticator {
  const { ports, secret, siteUrl } = deps;
  const { nowMs, isDemo, sessionRules: rules } = ports;
  const mandatory = rolesWithSecondStep(deps.twoStepRoles);
  const findSession = coalesceQueries(async (ids) => {
    const found = await listSessions(ports, ids);
    return new Map(found.map((each) => [each.id, each]));
  });
  const keyring = createKeyring(keyStore(ports, secret));
  const tokens = createAccessTokens({ keyring, siteUrl, nowMs });
  const known = createRefreshingCache<Known | undefined>(
    MAX_SESSIONS,
    SESSION_AGE_MS,
    LOOK_AGAIN_MS,
  );
  const claims = createRefreshingCache<AccessClaims>(MAX_TOKENS, Number.POSITIVE_INFINITY);

  async function claimsOf(token: string): Promise<AccessClaims | undefined> {
    try {
      return await claims.get(token, () => tokens.verify(token));
    } catch {
      return undefined;
    }
  }

  return {
    actorFor: async (token) => {
      const claimed = await claimsOf(token);
      if (!claimed?.sessionId || claimed.expiresAtMs <= nowMs()) return undefined;
      // A key that was withdrawn takes its tokens with it, also those seen before.
      if (!(await keyring.publicKey(claimed.kid))) return undefined;
      const { sessionId, userId, aal, amr } = claimed;
      // Each level has its answer: who has just shown a factor does not wait for the old one to go.
      const found = await known.get(`${sessionId} ${aal} ${JSON.stringify(amr)}`, async () =>
        actorOf(await findSession(sessionId), {
          ...{ aal, amr, nowMs: nowMs(), isDemo },
          ...{ rules, mandatory },
        }),
      );
      return found && found.userId === userId ? found.actor : undefined;
    },
    isSuspended: async (token) => {
      const { userId, expiresAtMs = 0 } = (await claimsOf(token)) ?? {};
      if (!userId || expiresAtMs <= nowMs()) return false;
      const person = await withAuth(ports.db, 'read', (tx) => findUserBy(tx, 'id', userId));
      return person?.status === 'suspended';
    },
  };
}
