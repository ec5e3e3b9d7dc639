import { ChowkError } from '@chowk/domain/kernel';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../../db';
import { profiles, userRoles } from '../../../db/schema/accounts';

/**
 * Refuses a step that would leave the platform without an active super admin. The rows are locked,
 * so two such steps at once are judged one after the other.
 */
export async function requireAnotherSuperAdmin(tx: Tx, leavingId: string): Promise<void> {
  const active = await tx
    .select({ id: userRoles.user_id })
    .from(userRoles)
    .innerJoin(profiles, eq(profiles.id, userRoles.user_id))
    .where(and(eq(userRoles.role, 'super_admin'), eq(profiles.status, 'active')))
    .orderBy(userRoles.user_id)
    .for('update');
  if (active.every(({ id }) => id === leavingId)) throw new ChowkError('LAST_SUPER_ADMIN');
}
