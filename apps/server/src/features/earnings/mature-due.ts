import type { EarningState } from '@chowk/domain/earnings';
import { istDay, type Paise } from '@chowk/domain/kernel';
import { and, eq, inArray, lte, or, sql } from 'drizzle-orm';
import type { Tx } from '../../db';
import { earnings } from '../../db/schema/money/earnings';

/** A few at a time, so that no run holds everybody's earnings. */
export const MATURED_AT_ONCE = 500;

export interface Matured {
  readonly id: string;
  readonly payeeId: string;
  readonly amountPaise: Paise;
  readonly before: EarningState;
}

/**
 * As the system. What is due becomes payable, and what the bank refused may be tried again; what
 * another transaction is holding is left to it.
 */
export async function matureDue(tx: Tx, nowMs: number): Promise<readonly Matured[]> {
  const isDue = or(
    and(eq(earnings.status, 'pending'), lte(earnings.payable_on, istDay(nowMs))),
    eq(earnings.status, 'failed'),
  );
  const due = await tx
    .select({
      id: earnings.id,
      payeeId: earnings.payee_id,
      amountPaise: sql<string>`${earnings.net_paise} - ${earnings.spent_paise}`,
      before: earnings.status,
    })
    .from(earnings)
    .where(isDue)
    .limit(MATURED_AT_ONCE)
    .for('update', { skipLocked: true });
  if (due.length === 0) return [];
  const ids = due.map(({ id }) => id);
  await tx
    .update(earnings)
    .set({ status: 'payable', updated_at: new Date(nowMs) })
    .where(inArray(earnings.id, ids));
  return due.map((row) => ({ ...row, amountPaise: Number(row.amountPaise) }));
}
