import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../../../db';
import { factors, passkeys } from '../../../../db/schema/auth/auth-factors';

/** Those of one person that count. */
export function listPasskeys(tx: Tx, userId: string) {
  return tx
    .select({ factor: factors, passkey: passkeys })
    .from(passkeys)
    .innerJoin(factors, eq(factors.id, passkeys.factor_id))
    .where(and(eq(factors.user_id, userId), eq(factors.status, 'verified')))
    .orderBy(factors.id);
}
