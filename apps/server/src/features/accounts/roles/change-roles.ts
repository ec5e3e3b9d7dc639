import { grantRole as grantContract, revokeRole as revokeContract } from '@chowk/domain/accounts';
import { invalidField, type Role } from '@chowk/domain/kernel';
import { isTeamRole } from '@chowk/domain/platform';
import { and, eq } from 'drizzle-orm';
import type { CommandContext } from '../../../contract/context';
import { implementCommand } from '../../../contract/implement';
import { requireRow } from '../../../contract/require-row';
import { profiles, userRoles } from '../../../db/schema/accounts';
import { ensureBusinesses } from '../../../db/start-business';
import { propose } from '../../platform';
import { changeRoles } from '../system-steps';
import { listRoles } from './list-roles';
import { requireAnotherSuperAdmin } from './super-admins';

interface RoleOfPerson {
  readonly user_id: string;
  readonly role: Role;
}

/** Makes the change, records it and updates the person's screens. */
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

/** Roles of the team open the console: another super admin has to say yes. */
async function proposeRole(context: CommandContext, { user_id, role }: RoleOfPerson) {
  const { tx, record } = context;
  const [found] = await tx.select().from(profiles).where(eq(profiles.id, user_id));
  const person = requireRow(found);
  const roles = await listRoles(tx, user_id);
  if (roles.includes(role)) throw invalidField('role', 'role_held');
  const proposal_id = await propose(context, {
    kind: 'role',
    subject: `${user_id}:${role}`,
    value: { role },
    beneficiaryId: user_id,
    question: {
      type: 'proposal_role',
      about: { person: person.full_name, role },
    },
  });
  record(user_id, { proposed: { role }, proposal_id });
  return { user_id, roles, proposal_id };
}

export const grantRole = implementCommand(grantContract, async (context, input: RoleOfPerson) => {
  if (isTeamRole(input.role)) return proposeRole(context, input);
  const granted = await change(context, input.user_id, async () => {
    const added = await context.tx
      .insert(userRoles)
      .values({ id: context.newId(), ...input })
      .onConflictDoNothing()
      .returning({ id: userRoles.id });
    if (added.length === 0) throw invalidField('role', 'role_held');
    await ensureBusinesses(context.tx, context.newId, input.user_id, [input.role]);
  });
  return { ...granted, proposal_id: null };
});

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
