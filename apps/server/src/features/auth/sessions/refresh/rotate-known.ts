import { runnerOf, withAuth } from '../../../../db';
import type { AmrEntry, sessions } from '../../../../db/schema/auth/auth';
import type { AuthServices } from '../../auth-services';
import type { OpenSession } from '../read-rows';
import { COLUMNS_OF_U, OWNED_BY_U, type OwnedRow, readOwned, readUser } from '../read-rows';
import { IS_STAFF_S } from '../session-life';
import { LIMIT_LOCK_WAIT } from './lock-session';
import { isSignedWith, type RefreshToken, writeRefreshToken } from './refresh-token';

/** Every reason to refuse is a row not found here: which one it was is judged the long way. */
const ROTATE = `
  update auth.sessions s
    set refresh_counter = s.refresh_counter + 1, refreshed_at = $3,
      refreshed_by = decode($6::text, 'hex')
  from auth.users u join profiles p on p.id = u.id
  where s.id = $1 and s.refresh_counter = $2 and ${LIMIT_LOCK_WAIT}
    and (s.not_after is null or s.not_after > $3) and s.refreshed_at >= $4
    and (s.created_at > $5 or not ${IS_STAFF_S})
    and u.id = s.user_id and (u.banned_until is null or u.banned_until <= $3)
    and p.status = 'active'
  returning s.aal as session_aal, s.amr as session_amr, ${COLUMNS_OF_U}, ${OWNED_BY_U}`;

interface RotatedRow extends OwnedRow {
  readonly session_aal: (typeof sessions.$inferSelect)['aal'];
  readonly session_amr: readonly AmrEntry[];
}

/**
 * The common refresh in one round trip: the newest token of a session whose key this process has
 * seen. Undefined for anything else.
 */
export async function rotateKnown(
  services: AuthServices,
  token: RefreshToken,
  device: Uint8Array | undefined,
): Promise<OpenSession | undefined> {
  const { ports, knownKeys } = services;
  const key = knownKeys.find(token.sessionId);
  if (!key || !isSignedWith(token, key)) return undefined;
  const nowMs = ports.nowMs();
  const { idleMs, staffLifeMs } = ports.sessionRules;
  const times = [nowMs, nowMs - idleMs, nowMs - staffLifeMs].map((ms) =>
    new Date(ms).toISOString(),
  );
  const { rows } = await withAuth(ports.db, 'write', (tx) =>
    runnerOf(tx).lastRows(ROTATE, [
      token.sessionId,
      token.counter,
      ...times,
      device ? Buffer.from(device).toString('hex') : null,
    ]),
  );
  const [row] = (await rows) as RotatedRow[];
  if (!row) return undefined;
  const { session_aal: aal, session_amr: amr, identities, factors, ...person } = row;
  return {
    user: readUser(person),
    ...readOwned({ identities, factors }),
    session: { id: token.sessionId, aal, amr },
    refreshToken: writeRefreshToken(token.sessionId, token.counter + 1, key),
  };
}
