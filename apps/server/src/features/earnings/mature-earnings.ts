import { ANONYMOUS, istDay } from '@chowk/domain/kernel';
import { and, eq, inArray, lte, or } from 'drizzle-orm';
import type { Ports } from '../../contract/context';
import { withSystem } from '../../db';
import { earnings } from '../../db/schema/earnings';
import { matureEarningsStep } from './system-steps';

const BATCH_SIZE = 500;

/**
 * What is due becomes payable, and what the bank refused may be tried again. A few at a time: the
 * next run finds what another transaction is holding.
 */
export async function matureEarnings({ db, nowMs }: Pick<Ports, 'db' | 'nowMs'>): Promise<number> {
  const isDue = or(
    and(eq(earnings.status, 'pending'), lte(earnings.payable_on, istDay(nowMs()))),
    eq(earnings.status, 'failed'),
  );
  let total = 0;
  for (;;) {
    const matured = await withSystem(db, ANONYMOUS, matureEarningsStep, async (tx) => {
      const due = await tx
        .select({ id: earnings.id })
        .from(earnings)
        .where(isDue)
        .limit(BATCH_SIZE)
        .for('update', { skipLocked: true });
      if (due.length === 0) return 0;
      await tx
        .update(earnings)
        .set({ status: 'payable', updated_at: new Date(nowMs()) })
        .where(
          inArray(
            earnings.id,
            due.map(({ id }) => id),
          ),
        );
      return due.length;
    });
    total += matured;
    if (matured < BATCH_SIZE) return total;
  }
}
