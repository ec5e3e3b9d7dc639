import { and, eq } from 'drizzle-orm';
import { type Tx, withAuth } from '../../../db';
import { sessions } from '../../../db/schema/auth/auth';
import { factors } from '../../../db/schema/auth/auth-factors';
import type { AuthContext } from '../auth-deps';
import { AuthError } from '../auth-error';
import type { AuthServices } from '../auth-services';
import { provedEmail } from '../contacts/proved-contacts';
import { giveNotice } from '../mail/security-notices';
import type { SignedIn } from '../sessions/require-session';
import { requireRecent } from '../sessions/step-up';
import {
  type FactorRow,
  lockPerson,
  METHOD_OF_FACTOR,
  requireFactor,
  requireFactorId,
} from './factors.queries';
import { forgetLastFactor } from './forget-last-factor';

/** The sessions it had raised fall back; their tokens say so from the next refresh. */
export async function removeFactor(tx: Tx, factor: FactorRow): Promise<void> {
  const method = METHOD_OF_FACTOR[factor.factor_type];
  const raised = await tx
    .select({ id: sessions.id, amr: sessions.amr })
    .from(sessions)
    .where(and(eq(sessions.user_id, factor.user_id), eq(sessions.factor_id, factor.id)))
    .for('update');
  for (const { id, amr } of raised) {
    const rest = amr.filter((entry) => entry.method !== method);
    await tx
      .update(sessions)
      .set({ aal: 'aal1', factor_id: null, amr: rest })
      .where(eq(sessions.id, id));
  }
  await tx.delete(factors).where(eq(factors.id, factor.id));
  if (factor.status === 'verified') await forgetLastFactor(tx, factor.user_id);
}

/** `DELETE /factors/{id}`. */
export async function unenrollFactor(
  c: AuthContext,
  services: AuthServices,
  who: SignedIn,
): Promise<Response> {
  const id = requireFactorId(c.req.param('id'));
  const { id: userId } = who.user;
  const wasInUse = await withAuth(services.ports.db, 'write', async (tx) => {
    await lockPerson(tx, userId);
    const factor = await requireFactor(tx, userId, id);
    if (factor.status === 'verified' && who.session.aal !== 'aal2') {
      const message = 'AAL2 required to unenroll verified factor';
      throw new AuthError(422, 'insufficient_aal', message);
    }
    // An unfinished factor protects nothing yet, so removing it requires nothing.
    if (factor.status === 'verified') requireRecent(who, services.ports.nowMs());
    await removeFactor(tx, factor);
    return factor.status === 'verified';
  });
  if (wasInUse)
    giveNotice(services, { kind: 'factor-removed', userId, email: provedEmail(who.user) });
  return c.json({ id });
}
