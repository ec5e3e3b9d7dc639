import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../../db';
import { sessions } from '../../../db/schema/auth/auth';
import { recoveryCodes } from '../../../db/schema/auth/auth-factors';
import { isFactorMethod } from '../sessions/authenticated-at';
import { hasVerified, listFactors } from './factors.queries';

/**
 * Removing the last factor removes the recovery codes and the session level it raised; otherwise a
 * session would keep the second level of a person without a factor.
 */
export async function forgetLastFactor(tx: Tx, userId: string): Promise<void> {
  if (hasVerified(await listFactors(tx, userId))) return;
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.user_id, userId));
  const raised = await tx
    .select({ id: sessions.id, amr: sessions.amr })
    .from(sessions)
    .where(and(eq(sessions.user_id, userId), eq(sessions.aal, 'aal2')))
    .for('update');
  for (const { id, amr } of raised) {
    const rest = amr.filter(({ method }) => !isFactorMethod(method));
    await tx
      .update(sessions)
      .set({ aal: 'aal1', factor_id: null, amr: rest })
      .where(eq(sessions.id, id));
  }
}
