import { createBatch as createContract, MAX_LINES, payoutReference } from '@chowk/domain/payouts';
import { inArray } from 'drizzle-orm';
import { implementCommand } from '../../contract/implement';
import { earnings, payoutBatches, payouts } from '../../db/schema/earnings';
import { MATURED_AT_ONCE, matureDue } from '../earnings';
import { postAllToLedger } from '../wallets';
import { countWithoutUpi, gatherLines } from './payable-lines';
import { requireBatch } from './present-batch';
import { gatherPayouts } from './system-steps';

export const createBatch = implementCommand(createContract, async (context, { id }) => {
  const { tx, actor, nowMs, asSystem, record, emit } = context;
  const createdBy = actor.uid ?? '';
  const gathered = await asSystem(gatherPayouts, async () => {
    // Whoever gathers should not have to wait for the hourly job to notice the day.
    while ((await matureDue(tx, nowMs)) === MATURED_AT_ONCE);
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
    for (const line of lines) {
      await tx
        .update(earnings)
        .set({ status: 'in_payout', payout_id: line.id, updated_at: new Date(nowMs) })
        .where(inArray(earnings.id, [...line.earningIds]));
    }
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
