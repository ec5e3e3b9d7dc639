import { ChowkError } from '@chowk/domain/kernel';
import { reviewProofsInBulk as contract, LOW_RISK } from '@chowk/domain/proofs';
import { sql } from 'drizzle-orm';
import type { CommandContext } from '../../../contract/context';
import { implementCommand } from '../../../contract/implement';
import { mayRunAgain, refusalFrom } from '../../../contract/run/database-errors';
import { requireProof } from '../proof-rows';
import { decide } from './decide';

/** Proofs that need a look at the photo are not reviewed in bulk. */
async function approveOne(context: CommandContext, id: string): Promise<void> {
  const { risk } = await requireProof(context.tx, id);
  if (risk >= LOW_RISK) throw new ChowkError('WRONG_STATE', { details: { risk } });
  await decide(context, id, { via: 'proof_approve', note: null, isMoveSeen: false });
}

/** On a savepoint: a refused one leaves nothing and does not affect the others. */
async function codeOf(context: CommandContext, id: string): Promise<string | undefined> {
  const { tx } = context;
  const events: Parameters<CommandContext['emit']>[0][] = [];
  await tx.execute(sql`savepoint one_proof`);
  try {
    await approveOne({ ...context, emit: (event) => void events.push(event) }, id);
    await tx.execute(sql`release savepoint one_proof`);
  } catch (error) {
    const refusal = refusalFrom(error);
    if (mayRunAgain(error) || !(refusal instanceof ChowkError)) throw error;
    await tx.execute(sql`rollback to savepoint one_proof`);
    return refusal.code;
  }
  for (const event of events) context.emit(event);
  return undefined;
}

export const reviewInBulk = implementCommand(contract, async (context, { ids }) => {
  const approved: string[] = [];
  const refused: { id: string; code: string }[] = [];
  for (const id of new Set(ids)) {
    const code = await codeOf(context, id);
    if (code === undefined) approved.push(id);
    else refused.push({ id, code });
  }
  context.record(approved[0] ?? ids[0] ?? '', { approved, refused });
  return { approved, refused };
});
