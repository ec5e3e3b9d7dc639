import { accountsPolicy } from '@chowk/domain/accounts';
import { endPersonSessions as contract } from '@chowk/domain/admin';
import { ChowkError, can } from '@chowk/domain/kernel';
import { eq } from 'drizzle-orm';
import { implementCommand } from '../../contract/implement';
import { requireRow } from '../../contract/require-row';
import { profiles } from '../../db/schema/accounts';
import { listRoles } from '../accounts';
import { suspendSessions } from '../auth';
import { lookAtLogin } from './system-steps';

/** For a lost phone: the person stays what they are and signs in again. */
export const endPersonSessions = implementCommand(contract, async (context, input) => {
  const { tx, actor, asSystem, record, emit } = context;
  const { person_id: id, reason } = input;
  const [found] = await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, id));
  requireRow(found, 'Profile not found');
  const roles = await listRoles(tx, id);
  if (!can(actor, accountsPolicy.judgePerson, { id, roles })) throw new ChowkError('FORBIDDEN');
  await asSystem(lookAtLogin, () => suspendSessions(tx, id));
  record(id, { reason });
  emit({ type: 'profile.signed-out', audience: `person:${id}`, entityId: id, payload: {} });
  return { id };
});
