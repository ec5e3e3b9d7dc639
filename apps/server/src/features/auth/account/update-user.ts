import { eq } from 'drizzle-orm';
import { withAuth } from '../../../db';
import { users } from '../../../db/schema/auth/auth';
import { listIdentities } from '../auth.queries';
import type { AuthContext } from '../auth-deps';
import { AuthError } from '../auth-error';
import type { AuthServices } from '../auth-services';
import { hasVerified } from '../factors/factors.queries';
import { takeAsking } from '../mail/mail-limits';
import { giveNotice } from '../mail/security-notices';
import { inBackground } from '../requests/in-background';
import { readBody } from '../requests/read-body';
import type { SignedIn } from '../sessions/require-session';
import { requireRecent } from '../sessions/step-up';
import { presentUser } from './present-user';
import { type Change, PLANS, type UserBody, userBody } from './user-changes';

/** The protocol's own proofs of a change of password are checked where they are used. */
function requireRecentFor(input: UserBody, who: SignedIn, nowMs: number): void {
  const { email, phone, password, nonce, current_password } = input;
  if (!email && !phone && !password) return;
  const hasProof = Boolean(nonce || current_password) && !hasVerified(who.factors);
  if (hasProof && !email && !phone) return;
  requireRecent(who, nowMs);
}

/** `PUT /user`. */
export async function updateUser(
  c: AuthContext,
  services: AuthServices,
  who: SignedIn,
): Promise<Response> {
  const { db, nowMs } = services.ports;
  const input = await readBody(c, userBody);
  if (input.app_metadata !== undefined && input.app_metadata !== null) {
    throw new AuthError(403, 'not_admin', 'Updating app_metadata requires admin privileges');
  }
  requireRecentFor(input, who, nowMs());
  await takeAsking(db, c.get('address'));
  const changes: Change[] = [];
  for (const plan of PLANS) {
    const change = await plan(c, services, who, input);
    if (change) changes.push(change);
  }
  const updated = await withAuth(db, 'write', async (tx) => {
    for (const change of changes) await change.write(tx);
    const [user] = await tx
      .update(users)
      .set({ updated_at: new Date(nowMs()) })
      .where(eq(users.id, who.user.id))
      .returning();
    return user && { user, identities: await listIdentities(tx, user.id), factors: who.factors };
  });
  if (!updated)
    throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  for (const { afterCommit, notice } of changes) {
    giveNotice(services, notice);
    if (afterCommit) inBackground(services, 'what follows a change of account', afterCommit);
  }
  // A new password made every device unknown, this one too.
  services.knownDevices.remember(c, { ...updated, session: who.session });
  return c.json(presentUser(updated));
}
