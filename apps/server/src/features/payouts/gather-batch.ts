import { MAX_LINES, payoutReference } from '@chowk/domain/payouts';
import { sql } from 'drizzle-orm';
import type { Ports } from '../../contract/context';
import type { Tx } from '../../db';
import { earnings, payoutBatches, payouts } from '../../db/schema/money/earnings';
import { MATURED_AT_ONCE, matureDue } from '../earnings';
import { type LedgerContext, postAllToLedger } from '../wallets';
import { gatherLines, type PayableLine } from './payable-lines';

interface BatchContext extends LedgerContext {
  readonly ports: Pick<Ports, 'sealerFor'>;
  readonly nowMs: number;
}

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

/** As the system: puts everything payable now into a batch, one line per person. */
export async function gatherBatch(
  context: BatchContext,
  { id, createdBy }: { readonly id: string; readonly createdBy: string },
): Promise<readonly PayableLine[]> {
  const { tx, nowMs, bookedAt } = context;
  const time = bookedAt ? { created_at: bookedAt } : {};
  // Runs the release first, which otherwise happens hourly.
  while ((await matureDue(tx, nowMs)).length === MATURED_AT_ONCE);
  const lines = await gatherLines(context, MAX_LINES);
  if (lines.length === 0) return lines;
  await tx.insert(payoutBatches).values({ id, created_by: createdBy, ...time });
  await tx.insert(payouts).values(
    lines.map((line) => ({
      id: line.id,
      batch_id: id,
      payee_id: line.payeeId,
      amount_paise: line.amountPaise,
      upi_sealed: line.upiSealed,
      upi_masked: line.upiMasked,
      ...time,
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
  return lines;
}
