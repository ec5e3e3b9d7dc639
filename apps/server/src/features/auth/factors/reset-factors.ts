import { eq, sql } from 'drizzle-orm';
import { asAuth, type Tx } from '../../../db';
import { sessions } from '../../../db/schema/auth/auth';
import { factors } from '../../../db/schema/auth/auth-factors';
import { dropAllTokens } from '../otp/one-time-tokens';
import { lockPerson } from './factors.queries';

/**
 * As a system step, for somebody who lost their factor. A stranger may know the password, so all
 * sessions end.
 */
export function resetFactors(tx: Tx, userId: string): Promise<void> {
  return asAuth(tx, async () => {
    await lockPerson(tx, userId);
    await tx.delete(sessions).where(eq(sessions.user_id, userId));
    await tx.delete(factors).where(eq(factors.user_id, userId));
  });
}

/** As a system step: invalidates links that were created before a person joins the team. */
export function voidLinks(tx: Tx, userId: string): Promise<void> {
  return asAuth(tx, () => dropAllTokens(tx, userId));
}

export async function hasFactors(tx: Tx, userId: string): Promise<boolean> {
  return asAuth(tx, async () => {
    const [found] = await tx
      .select({ id: sql`1` })
      .from(factors)
      .where(eq(factors.user_id, userId))
      .limit(1);
    return found !== undefined;
  });
}
