import { createBatch as createContract, MAX_LINES, payoutReference } from '@chowk/domain/payouts';
import { sql } from 'drizzle-orm';
import { implementCommand } from '../../contract/implement';
import type { Tx } from '../../db';
import { earnings, payoutBatches, payouts } from '../../db/schema/earnings';
import { MATURED_AT_ONCE, matureDue } from '../earnings';
import { postAllToLedger } from '../wallets';
import { countWithoutUpi, gatherLines, type PayableLine } from './payable-lines';
import { requireBatch } from './present-batch';
import { gatherPayouts } from './system-steps';

/** One statement for all of them, however many people are paid. */
async function putInPayout(tx: Tx, lines: readonly PayableLine[], nowMs: number): Promise<void> {
  const rows = lines.flatMap(({ id, earningIds }) =>
    earningIds.map((earningId) => ({ id: earningId, payout_id: id })),
  );
  await tx.execute(sql`
    update ${earnings} set status = 'in_payout', payout_id = line.payout_id,
      updated_at = ${new Date(nowMs).toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as line (id uuid, payout_id uuid)
    where ${earnings.id} = line.id`);
}

export const createBatch = implementCommand(createContract, async (context, { id }) => {
  const { tx, actor, nowMs, asSystem, record, emit } = context;
  const createdBy = actor.uid ?? '';
  const gathered = await asSystem(gatherPayouts, async () => {
    // Whoever gathers should not have to wait for the hourly job to notice the day.
    while ((await matureDue(tx, nowMs)).length === MATURED_AT_ONCE);
    const lines = await gatherLines(context, MAX_LINES);
    const withoutUpi = await countWithoutUpi(tx);
    if (lines.length === 0) return { lines, withoutUpi };
    await tx.insert(payoutBatches).values({ id, created_by: createdBy });
    await tx.insert(payouts).values(
      lines.map((line) => ({
        id: line.id,
        batch_id: id,
        payee_id: line.payeeId,
        amount_paise: line.amountPaise,
        upi_sealed: line.upiSealed,
        upi_masked: line.upiMasked,
      })),
    );
    await putInPayout(tx, lines, nowMs);
    await postAllToLedger(
      context,
      lines.map((line) => ({
        kind: 'payout_sent',
        key: `payout_sent:${line.id}`,
        referenceId: line.id,
        memo: payoutReference(line.id),
        createdBy,
        lines: [
          { account: { kind: 'payee', ownerId: line.payeeId }, amountPaise: -line.amountPaise },
          { account: { kind: 'in_transit' }, amountPaise: line.amountPaise },
        ],
      })),
    );
    return { lines, withoutUpi };
  });
  const { lines, withoutUpi } = gathered;
  if (lines.length === 0) return { batch: null, without_upi: withoutUpi };
  const batch = await requireBatch(tx, id);
  record(id, { after: { payouts: batch.payouts, total_paise: batch.total_paise } });
  emit({ type: 'payout-batch.created', audience: 'role:admin', entityId: id, payload: {} });
  return { batch, without_upi: withoutUpi };
});
