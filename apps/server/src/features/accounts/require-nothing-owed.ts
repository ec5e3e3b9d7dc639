import { ChowkError } from '@chowk/domain/kernel';
import type { Tx } from '../../db';
import { isMoneyOwed } from '../../db/money-owed';

/** As the system: nobody leaves while there is money between them and somebody else. */
export async function requireNothingOwed(tx: Tx, personId: string): Promise<void> {
  if (await isMoneyOwed(tx, personId)) throw new ChowkError('MONEY_OWED');
}
