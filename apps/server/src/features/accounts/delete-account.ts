import { deleteAccount as deleteContract, profileStates } from '@chowk/domain/accounts';
import { ChowkError, MINUTE_MS, requireStep } from '@chowk/domain/kernel';
import { eq } from 'drizzle-orm';
import type { CommandContext } from '../../contract/context';
import { implementCommand } from '../../contract/implement';
import { requireRow } from '../../contract/require-row';
import { forgetPersonRows } from '../../db/forget-person-rows';
import { profiles } from '../../db/schema/accounts';
import { findProvedAt, forgetPerson } from '../auth';

import { requireNothingOwed } from './require-nothing-owed';
import { requireAnotherSuperAdmin } from './super-admins';
import { forgetAccount } from './system-steps';

/** Long enough to read what will be lost, short enough that a phone left lying cannot do it. */
const PROOF_LIFE_MS = 10 * MINUTE_MS;

async function requireRecentSignIn({ tx, actor, nowMs }: CommandContext): Promise<void> {
  const provedAt = actor.sessionId ? await findProvedAt(tx, actor.sessionId) : undefined;
  if (!provedAt || nowMs - provedAt.getTime() > PROOF_LIFE_MS) {
    throw new ChowkError('RECENT_SIGN_IN_NEEDED');
  }
}

export const deleteAccount = implementCommand(deleteContract, async (context) => {
  const { tx, actor, asSystem, record, emit, nowMs } = context;
  const id = actor.uid ?? '';
  await requireRecentSignIn(context);
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
    await requireNothingOwed(tx, id);
    await forgetPersonRows(tx, id, now);
    await forgetPerson(tx, id);
  });
  record(id, { before: { status: 'active' }, after: { status: 'deleted' } });
  emit({ type: 'profile.deleted', audience: 'role:admin', entityId: id, payload: {} });
  return { id, deleted_at: now.toISOString() };
});
