import { grantRole as grantContract, revokeRole as revokeContract } from '@chowk/domain/accounts';
import { ChowkError, type Role } from '@chowk/domain/kernel';
import { and, eq } from 'drizzle-orm';
import type { CommandContext } from '../../contract/context';
import { implementCommand } from '../../contract/implement';
import { requireRow } from '../../contract/require-row';
import { profiles, userRoles } from '../../db/schema/accounts';
import { ensureBusinesses } from '../../db/start-business';
import { listRoles } from './list-roles';
import { requireAnotherSuperAdmin } from './super-admins';
import { changeRoles } from './system-steps';

interface RoleOfPerson {
  readonly user_id: string;
  readonly role: Role;
}

/** Does the change and tells both the trail and the person's screens. */
async function change(
  { tx, asSystem, record, emit }: CommandContext,
  userId: string,
  work: () => Promise<void>,
) {
  const [person] = await tx
    .select({ id: profiles.id })
    .from(profiles)
    .where(eq(profiles.id, userId));
  requireRow(person);
  const before = await listRoles(tx, userId);
  await asSystem(changeRoles, work);
  const roles = await listRoles(tx, userId);
  record(userId, { before: { roles: before }, after: { roles } });
  emit({
    type: 'profile.roles-changed',
    audience: `person:${userId}`,
    entityId: userId,
    payload: {},
  });
  return { user_id: userId, roles };
}

export const grantRole = implementCommand(grantContract, (context, input: RoleOfPerson) =>
  change(context, input.user_id, async () => {
    const added = await context.tx
      .insert(userRoles)
      .values({ id: context.newId(), ...input })
      .onConflictDoNothing()
      .returning({ id: userRoles.id });
    if (added.length === 0) throw new ChowkError('ALREADY_EXISTS');
    await ensureBusinesses(context.tx, context.newId, input.user_id, [input.role]);
  }),
);

export const revokeRole = implementCommand(revokeContract, (context, input: RoleOfPerson) =>
  change(context, input.user_id, async () => {
    const { user_id, role } = input;
    if (role === 'super_admin') await requireAnotherSuperAdmin(context.tx, user_id);
    const removed = await context.tx
      .delete(userRoles)
      .where(and(eq(userRoles.user_id, user_id), eq(userRoles.role, role)))
      .returning({ id: userRoles.id });
    requireRow(removed[0]);
  }),
);
