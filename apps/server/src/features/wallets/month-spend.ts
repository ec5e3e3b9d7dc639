import { type Paise, startOfIstMonth } from '@chowk/domain/kernel';
import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db';
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from '../../db/schema/money/ledger';

/**
 * What a brand has put into campaigns this month in India, less what came back: it decides the fee
 * of the next launch. As the system or the brand's owner.
 */
export async function readMonthSpendPaise(tx: Tx, brandId: string, nowMs: number): Promise<Paise> {
  const [row] = await tx
    .select({ sum: sql<string | null>`-sum(${ledgerEntries.amount_paise})` })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.account_id))
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transaction_id))
    .where(
      and(
        eq(ledgerAccounts.kind, 'brand_wallet'),
        eq(ledgerAccounts.owner_id, brandId),
        inArray(ledgerTransactions.kind, ['hold', 'release']),
        gte(ledgerEntries.created_at, new Date(startOfIstMonth(nowMs))),
      ),
    );
  return Math.max(0, Number(row?.sum ?? 0));
}
