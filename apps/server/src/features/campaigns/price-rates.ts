import { feeBpsFor } from '@chowk/domain/campaigns';
import { type Paise, startOfIstMonth } from '@chowk/domain/kernel';
import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db';
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from '../../db/schema/ledger';
import { readPlatformConfig } from '../platform';

/** What a brand has put into campaigns since the month began in India, less what came back. */
async function monthSpendPaise(tx: Tx, brandId: string, nowMs: number): Promise<Paise> {
  const [row] = await tx
    .select({ spent: sql<string | null>`-sum(${ledgerEntries.amount_paise})` })
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
  return Math.max(0, Number(row?.spent ?? 0));
}

export interface PriceRates {
  readonly feeBps: number;
  readonly gstBps: number;
}

/** As the system. What the brand is shown before launch is what launch takes. */
export async function readPriceRates(tx: Tx, brandId: string, nowMs: number): Promise<PriceRates> {
  const config = await readPlatformConfig(tx);
  const spent = await monthSpendPaise(tx, brandId, nowMs);
  return { feeBps: feeBpsFor(spent, config.fee_tiers), gstBps: config.gst_bps };
}
