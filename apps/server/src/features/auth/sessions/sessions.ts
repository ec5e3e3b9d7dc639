import { runnerOf, type Tx } from '../../../db';
import { presentUser, type UserRow } from '../account/present-user';
import { ACCESS_TOKEN_LIFE_MS, type AuthContext, toSeconds } from '../auth-deps';
import type { AuthServices } from '../auth-services';
import {
  COLUMNS_OF_U,
  type OpenSession,
  OWNED_BY_U,
  type OwnedRow,
  readOwned,
  readUser,
} from './read-rows';
import { newRefreshKey, writeRefreshToken } from './refresh/refresh-token';

const MAX_USER_AGENT_LENGTH = 400;

/** What a person sees of a session in their list of devices. */
export interface Device {
  readonly userAgent: string | null;
  readonly address: string;
}

export function deviceOf(c: AuthContext): Device {
  const userAgent = c.req.header('user-agent')?.slice(0, MAX_USER_AGENT_LENGTH) ?? null;
  return { userAgent, address: c.get('callerAddress') };
}

const START = `
  with s as (
    insert into auth.sessions
      (id, user_id, refresh_key, refreshed_at, created_at, user_agent, address, amr)
    values ($1, $2, decode($3::text, 'hex'), $4, $4, $5, $6, $7::text::jsonb)),
  u as (update auth.users set last_sign_in_at = $4 where id = $2 returning *)
  select ${COLUMNS_OF_U}, ${OWNED_BY_U} from u`;

/** The rows come with the commit, so they are waited for after it. */
export interface StartedSession {
  readonly opened: Promise<OpenSession>;
}

interface SignIn {
  readonly method: string;
  readonly device: Device;
}

/** Every sign-in is a new session with its own refresh key. */
export async function startLastSession(
  tx: Tx,
  { ports, refreshKeys }: AuthServices,
  user: Pick<UserRow, 'id'>,
  { method, device }: SignIn,
): Promise<StartedSession> {
  const nowMs = ports.nowMs();
  const id = ports.newId();
  const key = newRefreshKey();
  const amr = [{ method, timestamp: toSeconds(nowMs) }];
  const { rows } = await runnerOf(tx).lastRows(START, [
    id,
    user.id,
    Buffer.from(refreshKeys.seal(key, id)).toString('hex'),
    new Date(nowMs).toISOString(),
    device.userAgent,
    device.address,
    JSON.stringify(amr),
  ]);
  const read = async (): Promise<OpenSession> => {
    const [signedIn] = (await rows) as OwnedRow[];
    if (!signedIn) throw new Error('The person signing in has no row');
    const { identities, factors, ...row } = signedIn;
    return {
      user: readUser(row),
      ...readOwned({ identities, factors }),
      session: { id, aal: 'aal1', amr },
      refreshToken: writeRefreshToken(id, 0, key),
    };
  };
  const opened = read();
  // Should the statement fail, the commit says so.
  opened.catch(() => undefined);
  return { opened };
}

/** The same within a transaction that continues. */
export async function startSession(
  tx: Tx,
  services: AuthServices,
  user: Pick<UserRow, 'id'>,
  signIn: SignIn,
): Promise<OpenSession> {
  const { opened } = await startLastSession(tx, services, user, signIn);
  return opened;
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
