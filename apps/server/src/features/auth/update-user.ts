import { eq } from 'drizzle-orm';
import { withAuth } from '../../db';
import { users } from '../../db/schema/auth';
import { listIdentities } from './auth.queries';
import type { AuthContext } from './auth-deps';
import { AuthError } from './auth-error';
import type { AuthServices } from './auth-services';
import { hasVerified } from './factors.queries';
import { inBackground } from './in-background';
import { takeAsking } from './mail-limits';
import { presentUser } from './present-user';
import { readBody } from './read-body';
import type { SignedIn } from './require-session';
import { giveNotice } from './security-notices';
import { type Change, PLANS, type UserBody, userBody } from './user-changes';

/** Whoever has a second factor shows it before what they sign in with changes. */
function requireLevelFor({ email, phone, password }: UserBody, who: SignedIn): void {
  const changesLogin = Boolean(email || phone || password);
  if (!changesLogin || who.session.aal === 'aal2' || !hasVerified(who.factors)) return;
  const message = 'AAL2 session is required to update email or password when MFA is enabled.';
  throw new AuthError(401, 'insufficient_aal', message);
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
  requireLevelFor(input, who);
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
  return c.json(presentUser(updated));
}
