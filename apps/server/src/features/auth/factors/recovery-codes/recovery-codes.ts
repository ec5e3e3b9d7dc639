import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { type Tx, withAuth } from '../../../../db';
import { recoveryCodes } from '../../../../db/schema/auth/auth-factors';
import type { AuthContext } from '../../auth-deps';
import { AuthError } from '../../auth-error';
import type { AuthServices } from '../../auth-services';
import { giveNotice } from '../../mail/security-notices';
import type { SignedIn } from '../../sessions/require-session';
import { hasVerified, lockPerson } from '../factors.queries';
import { CODES_IN_A_SET, hashRecoveryCode, newRecoveryCodes } from './recovery-code-text';

const KEY_BYTES = 32;
const TYPE = 'recovery_code';

export type RecoveryCodesRow = typeof recoveryCodes.$inferSelect;

export async function findRecoveryCodes(
  tx: Tx,
  userId: string,
): Promise<RecoveryCodesRow | undefined> {
  const [row] = await tx.select().from(recoveryCodes).where(eq(recoveryCodes.user_id, userId));
  return row;
}

/** Recovery codes replace a factor, so without one there are none. */
function requireFactorBeside({ factors, session }: SignedIn): void {
  if (!hasVerified(factors)) {
    const message = 'Recovery codes need another verified factor';
    throw new AuthError(422, 'mfa_recovery_codes_sole_factor', message);
  }
  if (session.aal !== 'aal2') {
    throw new AuthError(403, 'insufficient_aal', 'AAL2 required for recovery codes');
  }
}

/** Shown once; older codes become invalid. */
async function make(
  c: AuthContext,
  services: AuthServices,
  who: SignedIn,
  replaces: boolean,
): Promise<Response> {
  requireFactorBeside(who);
  const { ports, factorSecrets } = services;
  const { id: userId, email } = who.user;
  const id = ports.newId();
  const key = randomBytes(KEY_BYTES);
  const codes = newRecoveryCodes();
  const now = new Date(ports.nowMs());
  await withAuth(ports.db, 'write', async (tx) => {
    await lockPerson(tx, userId);
    if (!replaces && (await findRecoveryCodes(tx, userId))) {
      const message = 'Recovery codes exist already, regenerate them instead';
      throw new AuthError(422, 'mfa_verified_factor_exists', message);
    }
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.user_id, userId));
    await tx.insert(recoveryCodes).values({
      id,
      user_id: userId,
      hash_key: factorSecrets.seal(key, id),
      hashes: codes.map((code) => hashRecoveryCode(key, code)),
      created_at: now,
      updated_at: now,
    });
  });
  giveNotice(services, { kind: 'recovery-codes-made', userId, email });
  return c.json({ id, type: TYPE, total: CODES_IN_A_SET, codes });
}

/** `POST /factors/recovery-codes`: the first ones, beside the first factor. */
export function makeRecoveryCodes(
  c: AuthContext,
  services: AuthServices,
  who: SignedIn,
): Promise<Response> {
  return make(c, services, who, false);
}

/** `POST /factors/recovery-codes/regenerate`. */
export function remakeRecoveryCodes(
  c: AuthContext,
  services: AuthServices,
  who: SignedIn,
): Promise<Response> {
  return make(c, services, who, true);
}

/** `GET /factors/recovery-codes`: how many are left, never which. */
export async function showRecoveryCodes(
  c: AuthContext,
  { ports }: AuthServices,
  { user }: SignedIn,
): Promise<Response> {
  const row = await withAuth(ports.db, 'read', (tx) => findRecoveryCodes(tx, user.id));
  const { id = null, hashes = [] } = row ?? {};
  const total = row ? CODES_IN_A_SET : 0;
  return c.json({ id, type: TYPE, total, remaining: hashes.length });
}
