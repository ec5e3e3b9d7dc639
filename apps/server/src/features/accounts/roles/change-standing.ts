import {
  accountsPolicy,
  profileStates,
  reinstateProfile as reinstateContract,
  suspendProfile as suspendContract,
} from '@chowk/domain/accounts';
import { ChowkError, can, requireStep } from '@chowk/domain/kernel';
import { eq, sql } from 'drizzle-orm';
import type { CommandContext } from '../../../contract/context';
import { implementCommand } from '../../../contract/implement';
import { requireRow } from '../../../contract/require-row';
import type { Tx } from '../../../db';
import { profiles } from '../../../db/schema/accounts';
import { suspendSessions } from '../../auth';
import { changeStanding } from '../system-steps';
import { listRoles } from './list-roles';
import { requireAnotherSuperAdmin } from './super-admins';

interface Judgement {
  readonly id: string;
  readonly reason: string;
}

type Consequence = (tx: Tx, id: string, isSuperAdmin: boolean) => Promise<void>;

async function judge(
  { tx, actor, asSystem, record, emit }: CommandContext,
  { id, reason }: Judgement,
  via: 'profile_suspend' | 'profile_reinstate',
  consequence?: Consequence,
) {
  const [found] = await tx.select().from(profiles).where(eq(profiles.id, id));
  const { status: seen } = requireRow(found);
  const roles = await listRoles(tx, id);
  if (!can(actor, accountsPolicy.judgePerson, { id, roles })) throw new ChowkError('FORBIDDEN');
  requireStep(profileStates, seen, via, actor);
  const status = await asSystem(changeStanding, async () => {
    await consequence?.(tx, id, roles.includes('super_admin'));
    // Judged again under the lock: two admins may press at once.
    const [row] = await tx.select().from(profiles).where(eq(profiles.id, id)).for('update');
    const next = requireStep(profileStates, requireRow(row).status, via, actor);
    await tx
      .update(profiles)
      .set({ status: next, updated_at: sql`now()` })
      .where(eq(profiles.id, id));
    return next;
  });
  record(id, { before: { status: seen }, after: { status }, reason });
  const type = status === 'suspended' ? 'profile.suspended' : 'profile.reinstated';
  for (const audience of [`person:${id}`, 'role:admin'] as const) {
    emit({ type, audience, entityId: id, payload: {} });
  }
  return { id, status };
}

export const suspendProfile = implementCommand(suspendContract, (context, input) =>
  judge(context, input, 'profile_suspend', async (tx, id, isSuperAdmin) => {
    if (isSuperAdmin) await requireAnotherSuperAdmin(tx, id);
    await suspendSessions(tx, id);
  }),
);

export const reinstateProfile = implementCommand(reinstateContract, (context, input) =>
  judge(context, input, 'profile_reinstate'),
);
