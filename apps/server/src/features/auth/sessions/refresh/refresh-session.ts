import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { runnerOf, type Tx, withAuth } from '../../../../db';
import { sessions } from '../../../../db/schema/auth/auth';
import type { AuthContext } from '../../auth-deps';
import { AuthError, invalidRequest, tryAgain } from '../../auth-error';
import type { AuthServices } from '../../auth-services';
import { isSameHash } from '../../otp/one-time-secrets';
import { optionalText, readBody } from '../../requests/read-body';
import { isBanned } from '../../tokens/standing';
import type { OpenSession } from '../read-rows';
import { isSessionOver } from '../session-life';
import { presentSession } from '../sessions';
import { endReused } from './end-reused';
import { judgeRefresh, type RefreshVerdict } from './judge-refresh';
import { lockSession } from './lock-session';
import {
  isSignedWith,
  type RefreshToken,
  readRefreshToken,
  writeRefreshToken,
} from './refresh-token';
import { rotateKnown } from './rotate-known';

const body = z.object({ refresh_token: optionalText });

const REFUSALS = {
  not_found: ['refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found'],
  already_used: ['refresh_token_already_used', 'Invalid Refresh Token: Already Used'],
  no_session: ['session_not_found', 'Invalid Refresh Token: No Valid Session Found'],
  expired: ['session_expired', 'Invalid Refresh Token: Session Expired'],
  inactive: ['session_expired', 'Invalid Refresh Token: Session Expired (Inactivity)'],
} as const;

/** What happened in the transaction; a refusal is returned, not thrown, so that it commits. */
type Outcome =
  | { readonly open: OpenSession }
  | { readonly refusal: keyof typeof REFUSALS; readonly isReused?: true };

const VERDICT_REFUSALS: Partial<Record<RefreshVerdict, keyof typeof REFUSALS>> = {
  unknown: 'not_found',
  refuse: 'already_used',
};

/** The row is locked, so the result is not awaited: it arrives with the commit's. */
const ROTATE = `
  update auth.sessions set refresh_counter = $1, refreshed_at = $2,
    refreshed_by = decode($4::text, 'hex')
  where id = $3`;

interface Refresh {
  readonly token: RefreshToken;
  readonly device: Uint8Array | undefined;
}

async function refresh(
  tx: Tx,
  services: AuthServices,
  { token, device }: Refresh,
): Promise<Outcome> {
  const { ports, refreshKeys, knownKeys } = services;
  const nowMs = ports.nowMs();
  const found = await lockSession(tx, token.sessionId);
  const key = found && refreshKeys.open(found.session.refresh_key, found.session.id);
  if (!found || !key || !isSignedWith(token, key)) return { refusal: 'not_found' };
  knownKeys.remember(token.sessionId, key);
  const { session, user, identities, factors, isOfStaff } = found;
  const end = () => tx.delete(sessions).where(eq(sessions.id, session.id));
  if (isBanned(found, nowMs)) {
    await end();
    return { refusal: 'no_session' };
  }
  const life = { createdAt: session.created_at, notAfter: session.not_after, isOfStaff };
  if (isSessionOver(life, nowMs, ports.sessionRules)) {
    await end();
    return { refusal: 'expired' };
  }
  if (nowMs - session.refreshed_at.getTime() > ports.sessionRules.idleMs) {
    await end();
    return { refusal: 'inactive' };
  }
  const state = {
    current: session.refresh_counter,
    min: session.min_counter,
    refreshedAtMs: session.refreshed_at.getTime(),
    graceMs: ports.sessionRules.graceMs,
  };
  const { refreshed_by } = session;
  const isSameDevice = Boolean(device && refreshed_by && isSameHash(device, refreshed_by));
  const verdict = judgeRefresh(state, { counter: token.counter, isSameDevice }, nowMs);
  const refusal = VERDICT_REFUSALS[verdict];
  if (refusal) return { refusal };
  if (verdict === 'revoke') return { refusal: 'already_used', isReused: true };
  const counter = verdict === 'rotate' ? state.current + 1 : state.current;
  if (verdict === 'rotate') {
    const by = device ? Buffer.from(device).toString('hex') : null;
    await runnerOf(tx).last(ROTATE, [counter, new Date(nowMs).toISOString(), session.id, by]);
  }
  const refreshToken = writeRefreshToken(session.id, counter, key);
  return { open: { user, identities, factors, session, refreshToken } };
}

/** Whatever goes wrong on our side is a 503: any other answer could sign an honest person out. */
async function orTryAgain<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof AuthError ? error : tryAgain(error);
  }
}

/** `grant_type=refresh_token`. */
export async function refreshSession(c: AuthContext, services: AuthServices): Promise<Response> {
  const { knownDevices } = services;
  const { db } = services.ports;
  const { refresh_token } = await readBody(c, body);
  const token = readRefreshToken(refresh_token ?? '');
  if (!token) throw invalidRequest('Refresh token is not valid');
  return orTryAgain(async () => {
    await services.refreshLimit.take(token.sessionId);
    const device = c.get('device');
    const rotated = await rotateKnown(services, token, device);
    if (rotated) {
      knownDevices.remember(c, rotated);
      return c.json(await presentSession(services, rotated));
    }
    const outcome = await withAuth(db, 'write', (tx) => refresh(tx, services, { token, device }));
    if ('open' in outcome) {
      knownDevices.remember(c, outcome.open);
      return c.json(await presentSession(services, outcome.open));
    }
    if (outcome.isReused) await endReused(services, token.sessionId, c.get('requestId'));
    const [code, message] = REFUSALS[outcome.refusal];
    throw new AuthError(400, code, message);
  });
}
