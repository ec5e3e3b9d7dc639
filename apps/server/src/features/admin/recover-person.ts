import { recoverPerson as contract } from '@chowk/domain/admin';
import { ChowkError } from '@chowk/domain/kernel';
import { eq } from 'drizzle-orm';
import { implementCommand } from '../../contract/implement';
import { requireRow } from '../../contract/require-row';
import { profiles } from '../../db/schema/accounts';
import { recoversAlone } from '../auth';
import { propose } from '../platform';
import { lookAtLogin } from './system-steps';

/** For somebody without a mailbox where no messages are sent: only proposed, whoever it is about. */
export const recoverPerson = implementCommand(contract, async (context, input) => {
  const { tx, ports, asSystem, record } = context;
  const { person_id: id, reason, code_sha256 } = input;
  const [found] = await tx.select().from(profiles).where(eq(profiles.id, id));
  const person = requireRow(found, 'Profile not found');
  const isAlone = await asSystem(lookAtLogin, () => recoversAlone(tx, ports, id));
  if (isAlone) throw new ChowkError('WRONG_STATE', { details: { state: 'recovers_alone' } });
  const proposal_id = await propose(context, {
    kind: 'account_recovery',
    subject: id,
    value: { reason, code_sha256 },
    beneficiaryId: id,
    question: { type: 'proposal_account_recovery', about: { person: person.full_name } },
  });
  record(id, { reason, proposal_id });
  return { id, proposal_id };
});
