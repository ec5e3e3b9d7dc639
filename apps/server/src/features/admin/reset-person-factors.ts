import { resetPersonFactors as contract } from '@chowk/domain/admin';
import { ChowkError } from '@chowk/domain/kernel';
import { eq } from 'drizzle-orm';
import { implementCommand } from '../../contract/implement';
import { requireRow } from '../../contract/require-row';
import { profiles } from '../../db/schema/accounts';
import { hasFactors } from '../auth';
import { propose } from '../platform';
import { lookAtLogin } from './system-steps';

/** For somebody who lost what they show: only proposed, whoever it is about. */
export const resetPersonFactors = implementCommand(contract, async (context, input) => {
  const { tx, asSystem, record } = context;
  const { person_id: id, reason } = input;
  const [found] = await tx.select().from(profiles).where(eq(profiles.id, id));
  const person = requireRow(found, 'Profile not found');
  const isNeeded = await asSystem(lookAtLogin, () => hasFactors(tx, id));
  if (!isNeeded) throw new ChowkError('WRONG_STATE', { details: { state: 'no_factor' } });
  const proposal_id = await propose(context, {
    kind: 'factor_reset',
    subject: id,
    value: { reason },
    beneficiaryId: id,
    question: { type: 'proposal_factor_reset', about: { person: person.full_name } },
  });
  record(id, { reason, proposal_id });
  return { id, proposal_id };
});
