import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../db';
import { profiles, userRoles } from '../../db/schema/accounts';

/** As the system: whoever decides, each of them once. */
export async function listAdmins(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ id: userRoles.user_id })
    .from(userRoles)
    .innerJoin(profiles, eq(profiles.id, userRoles.user_id))
    .where(and(inArray(userRoles.role, ['admin', 'super_admin']), eq(profiles.status, 'active')));
  return rows.map(({ id }) => id);
}
