import { deleteAccount as deleteContract, profileStates } from '@chowk/domain/accounts';
import { ChowkError, requireStep } from '@chowk/domain/kernel';
import { eq } from 'drizzle-orm';
import { implementCommand } from '../../contract/implement';
import { requireRow } from '../../contract/require-row';
import { forgetPersonRows } from '../../db/forget-person-rows';
import { isMoneyOwed } from '../../db/money-owed';
import { profiles } from '../../db/schema/accounts';
import { forgetPerson } from '../auth';
import { requireAnotherSuperAdmin } from './roles/super-admins';
import { forgetAccount } from './system-steps';

export const deleteAccount = implementCommand(
  deleteContract,
  async ({ tx, actor, asSystem, record, emit, nowMs }) => {
    const id = actor.uid ?? '';
    const now = new Date(nowMs);
    await asSystem(forgetAccount, async () => {
      const [row] = await tx.select().from(profiles).where(eq(profiles.id, id)).for('update');
      requireStep(
        profileStates,
        requireRow(row, 'Profile not found').status,
        'account_delete',
        actor,
      );
      if (actor.roles.includes('super_admin')) await requireAnotherSuperAdmin(tx, id);
      // Nobody leaves while money is owed to them or by them.
      if (await isMoneyOwed(tx, id)) throw new ChowkError('MONEY_OWED');
      await forgetPersonRows(tx, id, now);
      await forgetPerson(tx, id);
    });
    record(id, { before: { status: 'active' }, after: { status: 'deleted' } });
    emit({ type: 'profile.deleted', audience: 'role:admin', entityId: id, payload: {} });
    return { id, deleted_at: now.toISOString() };
  },
);
