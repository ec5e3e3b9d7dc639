import { eq } from 'drizzle-orm';
import type { Tx } from '../../../db';
import { users } from '../../../db/schema/auth/auth';
import { oneTimeTokens } from '../../../db/schema/auth/auth-flows';
import type { UserRow } from '../account/present-user';
import { AuthError } from '../auth-error';
import type { AuthServices } from '../auth-services';
import { type Acceptance, dropAllTokens, type TokenRow } from '../otp/one-time-tokens';
import { mustAgree } from './change-email';
import { moveEmail } from './move-email';

const SIDES = { email_change_current: 'current', email_change_new: 'new' } as const;

function sideOf({ kind }: TokenRow): 'current' | 'new' {
  return kind === 'email_change_current' ? SIDES.email_change_current : SIDES.email_change_new;
}

/** Both ends must agree: a stolen session alone, or a mistyped address, changes nothing. */
export async function acceptEmailChange(
  tx: Tx,
  { ports }: AuthServices,
  { id }: UserRow,
  row: TokenRow,
): Promise<Acceptance> {
  // Locked, or both ends accepted at once would each take itself for the first.
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for('update');
  const side = sideOf(row);
  const expected = side === 'new' ? user?.new_email : user?.email;
  if (!user?.new_email || row.relates_to !== expected) {
    throw new AuthError(403, 'otp_expired', 'Email link is invalid or has expired');
  }
  await tx.delete(oneTimeTokens).where(eq(oneTimeTokens.id, row.id));
  const isOtherDone = user.email_change_accepted === (side === 'new' ? 'current' : 'new');
  // A never verified old address need not confirm; the new one always must.
  const needsOther = side === 'current' || mustAgree(user);
  if (needsOther && !isOtherDone) {
    await tx.update(users).set({ email_change_accepted: side }).where(eq(users.id, id));
    return 'half';
  }
  await moveEmail(tx, ports, user, user.new_email);
  await dropAllTokens(tx, id);
  return 'whole';
}
