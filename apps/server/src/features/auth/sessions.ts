import { DAY_MS } from '@chowk/domain/kernel';
import { runnerOf, type Tx } from '../../db';
import { sessions } from '../../db/schema/auth';
import { ACCESS_TOKEN_LIFE_MS, type AuthContext, toSeconds } from './auth-deps';
import type { AuthServices } from './auth-services';
import { listFactors } from './factors.queries';
import { presentUser, type UserRow, type UserWithIdentities } from './present-user';
import { OWNED_BY_U, type OwnedRow, readIdentity, readUser } from './read-rows';
import { newRefreshKey, writeRefreshToken } from './refresh-token';

const MAX_USER_AGENT_LENGTH = 400;
/** A phone lying in a drawer for a season has to sign in again. */
export const INACTIVITY_LIMIT_MS = 90 * DAY_MS;

/** What a person sees of a session in their list of devices. */
export interface Device {
  readonly userAgent: string | null;
  readonly address: string;
}

export function deviceOf(c: AuthContext): Device {
  const userAgent = c.req.header('user-agent')?.slice(0, MAX_USER_AGENT_LENGTH) ?? null;
  return { userAgent, address: c.get('address') };
}

type SessionRow = typeof sessions.$inferSelect;

export interface OpenSession extends UserWithIdentities {
  readonly session: Pick<SessionRow, 'id' | 'aal' | 'amr'>;
  readonly refreshToken: string;
}

const SIGN_IN = `
  with u as (update auth.users set last_sign_in_at = $2 where id = $1 returning *)
  select u.*, ${OWNED_BY_U} from u`;

/** Every sign-in is a session of its own, with a refresh key nobody else has. */
export async function startSession(
  tx: Tx,
  { ports, refreshKeys }: AuthServices,
  user: Pick<UserRow, 'id'>,
  signIn: { readonly method: string; readonly device: Device },
): Promise<OpenSession> {
  const nowMs = ports.nowMs();
  const now = new Date(nowMs);
  const id = ports.newId();
  const key = newRefreshKey();
  const amr = [{ method: signIn.method, timestamp: toSeconds(nowMs) }];
  // Sent together: both answers come back in one round trip.
  const [, [signedIn]] = await Promise.all([
    tx.insert(sessions).values({
      id,
      user_id: user.id,
      refresh_key: refreshKeys.seal(key, id),
      refreshed_at: now,
      created_at: now,
      user_agent: signIn.device.userAgent,
      address: signIn.device.address,
      amr,
    }),
    runnerOf(tx).objects(SIGN_IN, [user.id, now.toISOString()]) as Promise<OwnedRow[]>,
  ]);
  if (!signedIn) throw new Error('The person signing in has no row');
  const { identities, has_factors, ...row } = signedIn;
  return {
    user: readUser(row),
    identities: identities.map(readIdentity),
    factors: has_factors ? await listFactors(tx, user.id) : [],
    session: { id, aal: 'aal1', amr },
    refreshToken: writeRefreshToken(id, 0, key),
  };
}

/**
 * The session object of the protocol. It says how long the token lives but not until when: a
 * device with a wrong clock then counts from its own now.
 */
export async function presentSession({ tokens }: AuthServices, open: OpenSession) {
  return {
    access_token: await tokens.mint(open.user, open.session),
    token_type: 'bearer',
    expires_in: toSeconds(ACCESS_TOKEN_LIFE_MS),
    refresh_token: open.refreshToken,
    user: presentUser(open),
  };
}
