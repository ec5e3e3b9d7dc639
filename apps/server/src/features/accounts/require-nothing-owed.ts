import { ChowkError } from '@chowk/domain/kernel';
import type { Tx } from '../../db';

/** Whether there is money between this person and anybody else, asked as the system. */
export type MoneyCheck = (tx: Tx, personId: string) => Promise<boolean>;

/**
 * TODO: wallets, earnings and payouts add their check here with the ledger; until it exists nobody
 * can owe or be owed anything.
 */
export const MONEY_CHECKS: readonly MoneyCheck[] = [];

export async function requireNothingOwed(
  tx: Tx,
  personId: string,
  checks: readonly MoneyCheck[] = MONEY_CHECKS,
): Promise<void> {
  for (const isOwed of checks) {
    if (await isOwed(tx, personId)) throw new ChowkError('MONEY_OWED');
  }
}
