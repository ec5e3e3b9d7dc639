import { TEAM_ROLES } from '@chowk/domain/platform';
import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../../db';
import { userRoles } from '../../../db/schema/accounts';
import { AuthError } from '../auth-error';

/** Roles that no key may touch: with a key one person could take over the account of another. */
export const isTeamMember = inArray(userRoles.role, [...TEAM_ROLES]);

/** Whatever a service key does is about people outside the team. */
export async function requireOrdinary(tx: Tx, userId: string): Promise<void> {
  const [member] = await tx
    .select({ id: userRoles.id })
    .from(userRoles)
    .where(and(eq(userRoles.user_id, userId), isTeamMember))
    .limit(1);
  if (!member) return;
  throw new AuthError(403, 'not_admin', 'A service key cannot touch accounts of the team');
}
