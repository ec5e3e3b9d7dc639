import type { Batch } from '@chowk/domain/payouts';
import { eq, sql } from 'drizzle-orm';
import { requireRow } from '../../contract/require-row';
import type { Tx } from '../../db';
import { payoutBatches, payouts } from '../../db/schema/money/earnings';

/** Counted from the lines, one row per batch. */
export function selectBatches(tx: Tx) {
  const isIn = sql`${payouts.status} <> 'withheld'`;
  const lines = tx
    .select({
      batch_id: payouts.batch_id,
      count: sql<number>`(count(*) filter (where ${isIn}))::int`.as('count'),
      total: sql<string | null>`sum(${payouts.amount_paise}) filter (where ${isIn})`.as('total'),
      paid: sql<number>`(count(*) filter (where ${payouts.status} = 'paid'))::int`.as('paid'),
      withheld: sql<number>`(count(*) filter (where not ${isIn}))::int`.as('withheld'),
      failed: sql<number>`(count(*) filter (where ${payouts.status} = 'failed'))::int`.as('failed'),
    })
    .from(payouts)
    .where(eq(payouts.batch_id, payoutBatches.id))
    .groupBy(payouts.batch_id)
    .as('lines');
  return tx
    .select({
      batch: payoutBatches,
      count: lines.count,
      total: lines.total,
      paid: lines.paid,
      failed: lines.failed,
      withheld: lines.withheld,
    })
    .from(payoutBatches)
    .innerJoinLateral(lines, sql`true`);
}

type BatchRow = Awaited<ReturnType<typeof selectBatches>>[number];

export function presentBatch({ batch, count, total, paid, failed, withheld }: BatchRow): Batch {
  return {
    id: batch.id,
    status: batch.status,
    payouts: count,
    total_paise: Number(total ?? 0),
    paid,
    failed,
    withheld,
    created_at: batch.created_at.toISOString(),
    settled_at: batch.settled_at?.toISOString() ?? null,
  };
}

export async function requireBatch(tx: Tx, id: string): Promise<Batch> {
  const [row] = await selectBatches(tx).where(eq(payoutBatches.id, id));
  return presentBatch(requireRow(row));
}
