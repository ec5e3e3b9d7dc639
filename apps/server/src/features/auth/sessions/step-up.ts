import { isRecentlyAuthenticated } from '@chowk/domain/kernel';
import { and, eq } from 'drizzle-orm';
import * as z from 'zod';
import { withAuth } from '../../../db';
import { sessions } from '../../../db/schema/auth/auth';
import { type AuthContext, toSeconds } from '../auth-deps';
import { AuthError, invalidRequest } from '../auth-error';
import type { AuthServices } from '../auth-services';
import { hasVerified } from '../factors/factors.queries';
import { requireCurrent } from '../password/change-password';
import { nonceAddress, requireNonce } from '../password/reauthenticate';
import { optionalText, readBody } from '../requests/read-body';
import { type SignedIn, sessionGone } from './require-session';

const body = z.object({ password: optionalText, nonce: optionalText });

/** The auth server's own routes check it like commands do, with errors of the protocol. */
export function requireRecent({ session, factors }: SignedIn, nowMs: number): void {
  if (isRecentlyAuthenticated(session, nowMs)) return;
  if (session.aal === 'aal1' && hasVerified(factors)) {
    throw new AuthError(403, 'insufficient_aal', 'AAL2 required for this change');
  }
  throw new AuthError(400, 'reauthentication_needed', 'This change requires reauthentication');
}

/** The session says from its next token on that the person was asked again, and when. */
async function renew({ ports }: AuthServices, who: SignedIn, method: string): Promise<void> {
  const mine = and(eq(sessions.id, who.sessionId), eq(sessions.user_id, who.user.id));
  await withAuth(ports.db, 'write', async (tx) => {
    const [session] = await tx
      .select({ amr: sessions.amr })
      .from(sessions)
      .where(mine)
      .for('update');
    if (!session) throw sessionGone();
    const older = session.amr.filter((entry) => entry.method !== method);
    const amr = [{ method, timestamp: toSeconds(ports.nowMs()) }, ...older];
    await tx.update(sessions).set({ amr }).where(mine);
  });
}

/**
 * `POST /reauthenticate`: the person confirms their identity in the existing session, by their
 * second factor's own challenge if they have one.
 */
export async function confirmIdentity(
  c: AuthContext,
  services: AuthServices,
  who: SignedIn,
): Promise<Response> {
  const { password, nonce } = await readBody(c, body);
  if (hasVerified(who.factors)) {
    throw new AuthError(403, 'insufficient_aal', 'A second factor has to be shown');
  }
  if (password) await requireCurrent(c, services, who, password);
  else if (nonce) await requireNonce(services, who, nonce);
  else throw invalidRequest('Reauthentication requires a password or a nonce');
  await renew(services, who, password ? 'password' : 'otp');
  return c.json({});
}

const SHOWN_LETTERS = 2;

/** Enough to recognise one's own address, but not enough to write to it. */
function masked(address: string): string {
  const [name = '', host] = address.split('@');
  return host
    ? `${name.slice(0, SHOWN_LETTERS)}•••@${host}`
    : `•••${address.slice(-2 * SHOWN_LETTERS)}`;
}

/** `GET /reauthenticate/ways`: what the person can be asked for. */
export async function listStepUpWays(
  c: AuthContext,
  _services: AuthServices,
  { user, factors }: SignedIn,
): Promise<Response> {
  const shown = factors.filter(({ status }) => status === 'verified');
  const address = nonceAddress(user);
  return c.json({
    factors: shown.map(({ id, factor_type, friendly_name }) => ({
      id,
      factor_type,
      friendly_name,
    })),
    password: shown.length === 0 && user.password_hash !== null,
    code_to: shown.length === 0 && address ? masked(address) : null,
  });
}
