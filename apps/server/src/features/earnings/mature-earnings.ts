import { ANONYMOUS } from '@chowk/domain/kernel';
import type { Ports } from '../../contract/context';
import { withSystem } from '../../db';
import { MATURED_AT_ONCE, matureDue } from './mature-due';
import { matureEarningsStep } from './system-steps';

/** The next run finds what another transaction is holding. */
export async function matureEarnings({ db, nowMs }: Pick<Ports, 'db' | 'nowMs'>): Promise<number> {
  let total = 0;
  for (;;) {
    const matured = await withSystem(db, ANONYMOUS, matureEarningsStep, (tx) =>
      matureDue(tx, nowMs()),
    );
    total += matured;
    if (matured < MATURED_AT_ONCE) return total;
  }
}
