import { istDay } from '@chowk/domain/kernel';
import { and, eq, inArray, lte, or } from 'drizzle-orm';
import type { Tx } from '../../db';
import { earnings } from '../../db/schema/earnings';

/** A few at a time, so that no run holds everybody's earnings. */
export const MATURED_AT_ONCE = 500;

/**
 * As the system. What is due becomes payable, and what the bank refused may be tried again; what
 * another transaction is holding is left to it.
 */
export async function matureDue(tx: Tx, nowMs: number): Promise<number> {
  const isDue = or(
    and(eq(earnings.status, 'pending'), lte(earnings.payable_on, istDay(nowMs))),
    eq(earnings.status, 'failed'),
  );
  const due = await tx
    .select({ id: earnings.id })
    .from(earnings)
    .where(isDue)
    .limit(MATURED_AT_ONCE)
    .for('update', { skipLocked: true });
  if (due.length === 0) return 0;
  const ids = due.map(({ id }) => id);
  await tx
    .update(earnings)
    .set({ status: 'payable', updated_at: new Date(nowMs) })
    .where(inArray(earnings.id, ids));
  return due.length;
}
