import { settleBatch as settleContract } from '@chowk/domain/payouts';
import { and, eq, sql } from 'drizzle-orm';
import type { CommandContext } from '../../contract/context';
import { implementCommand } from '../../contract/implement';
import { payoutBatches, payouts } from '../../db/schema/money/earnings';
import { notifyPeople } from '../notifications';
import { postAllToLedger } from '../wallets';
import { requireBatch } from './present-batch';
import { listToSettle, postingOf, writeOutcomes } from './settle-lines';
import { settlePayouts } from './system-steps';

export async function closeWhenDone(
  { tx, nowMs }: Pick<CommandContext, 'tx' | 'nowMs'>,
  id: string,
): Promise<void> {
  await tx
    .update(payoutBatches)
    .set({ status: 'settled', settled_at: new Date(nowMs) })
    .where(
      and(
        eq(payoutBatches.id, id),
        eq(payoutBatches.status, 'open'),
        sql`not exists (select 1 from ${payouts} where ${payouts.batch_id} = ${id} and ${payouts.status} in ('gathered', 'sent'))`,
      ),
    );
}

export const settleBatch = implementCommand(settleContract, async (context, { id, lines }) => {
  const { tx, actor, asSystem, record, emit } = context;
  const settled = await asSystem(settlePayouts, async () => {
    const found = await listToSettle(context, id, lines);
    if (found.length === 0) return found;
    await writeOutcomes(context, found);
    await postAllToLedger(
      context,
      found.map((each) => postingOf(each, actor.uid)),
    );
    await closeWhenDone(context, id);
    await notifyPeople(
      context,
      found.map(({ payout, isPaid, failure }) => ({
        profileId: payout.payee_id,
        type: isPaid ? 'payout_paid' : 'payout_failed',
        payload: { payout_id: payout.id, amount_paise: payout.amount_paise, failure },
      })),
    );
    return found;
  });
  const paid = settled.filter(({ isPaid }) => isPaid).length;
  record(id, { after: { paid, failed: settled.length - paid } });
  for (const { payout, isPaid } of settled) {
    emit({
      type: isPaid ? 'payout.paid' : 'payout.failed',
      audience: `person:${payout.payee_id}`,
      entityId: payout.id,
      payload: {},
    });
  }
  return requireBatch(tx, id);
});
