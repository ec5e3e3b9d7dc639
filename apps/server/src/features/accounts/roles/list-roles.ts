import type { Role } from '@chowk/domain/kernel';
import { asc, eq } from 'drizzle-orm';
import type { Tx } from '../../../db';
import { userRoles } from '../../../db/schema/accounts';

/** In grant order: the first is the primary one. */
export async function listRoles(tx: Tx, userId: string): Promise<Role[]> {
  const rows = await tx
    .select({ role: userRoles.role })
    .from(userRoles)
    .where(eq(userRoles.user_id, userId))
    .orderBy(asc(userRoles.position));
  return rows.map(({ role }) => role);
}
