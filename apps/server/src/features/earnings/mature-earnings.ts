import { ANONYMOUS } from '@chowk/domain/kernel';
import type { Ports } from '../../contract/context';
import { withSystem } from '../../db';
import { enqueueingIn, type Notice, notifyPeople } from '../notifications';
import { MATURED_AT_ONCE, type Matured, matureDue } from './mature-due';
import { matureEarningsStep } from './system-steps';

/** One notification per person; earnings released again were announced before. */
function noticesFor(matured: readonly Matured[]): Notice[] {
  const byPayee = new Map<string, Matured[]>();
  for (const each of matured) {
    if (each.before !== 'pending' || each.amountPaise <= 0) continue;
    byPayee.set(each.payeeId, [...(byPayee.get(each.payeeId) ?? []), each]);
  }
  return [...byPayee].map(([profileId, theirs]) => ({
    profileId,
    type: 'earning_payable',
    payload: {
      earning_id: theirs[0]?.id ?? '',
      count: theirs.length,
      amount_paise: theirs.reduce((sum, { amountPaise }) => sum + amountPaise, 0),
    },
  }));
}

/** The next run finds what another transaction is holding. */
export async function matureEarnings(
  ports: Pick<Ports, 'db' | 'nowMs' | 'newId' | 'jobs'>,
): Promise<number> {
  const { db, nowMs, newId, jobs } = ports;
  let total = 0;
  for (;;) {
    const matured = await withSystem(db, ANONYMOUS, matureEarningsStep, async (tx) => {
      const due = await matureDue(tx, nowMs());
      await notifyPeople({ tx, newId, enqueue: enqueueingIn(tx, jobs) }, noticesFor(due));
      return due.length;
    });
    total += matured;
    if (matured < MATURED_AT_ONCE) return total;
  }
}
