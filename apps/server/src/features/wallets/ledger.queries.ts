import { listLedger, readLedgerTotals } from '@chowk/domain/wallets';
import { and, desc, eq, exists, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { implementQuery } from '../../contract/implement';
import { afterCursor, pageFrom } from '../../contract/paging';
import type { Tx } from '../../db';
import { profiles } from '../../db/schema/accounts';
import { brands } from '../../db/schema/businesses';
import { campaigns } from '../../db/schema/campaigns';
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from '../../db/schema/money/ledger';

/** Both sides of every transaction of a page, in one query. */
async function entriesOf(tx: Tx, transactionIds: string[]) {
  if (transactionIds.length === 0) return [];
  return tx
    .select({
      transaction_id: ledgerEntries.transaction_id,
      account_id: ledgerEntries.account_id,
      account_kind: ledgerAccounts.kind,
      owner_name: sql<
        string | null
      >`coalesce(${brands.brand_name}, ${campaigns.title}, ${profiles.full_name})`,
      amount_paise: ledgerEntries.amount_paise,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.account_id))
    .leftJoin(brands, eq(brands.id, ledgerAccounts.owner_id))
    .leftJoin(campaigns, eq(campaigns.id, ledgerAccounts.owner_id))
    .leftJoin(profiles, eq(profiles.id, ledgerAccounts.owner_id))
    .where(inArray(ledgerEntries.transaction_id, transactionIds))
    .orderBy(ledgerEntries.id);
}

export const ledgerList = implementQuery(listLedger, async ({ tx }, params) => {
  const { kind, account_kind, reference_id, cursor, limit } = params;
  const touches = (wanted: NonNullable<typeof account_kind>) =>
    exists(
      tx
        .select({ one: sql`1` })
        .from(ledgerEntries)
        .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.account_id))
        .where(
          and(
            eq(ledgerEntries.transaction_id, ledgerTransactions.id),
            eq(ledgerAccounts.kind, wanted),
          ),
        ),
    );
  const rows = await tx
    .select()
    .from(ledgerTransactions)
    .where(
      and(
        kind === undefined ? undefined : eq(ledgerTransactions.kind, kind),
        reference_id === undefined ? undefined : eq(ledgerTransactions.reference_id, reference_id),
        account_kind === undefined ? undefined : touches(account_kind),
        afterCursor(cursor, [ledgerTransactions.id], 'desc'),
      ),
    )
    .orderBy(desc(ledgerTransactions.id))
    .limit(limit + 1);
  const entries = await entriesOf(
    tx,
    rows.slice(0, limit).map(({ id }) => id),
  );
  return pageFrom(
    rows,
    limit,
    ({ id }) => [id],
    (row) => ({
      id: row.id,
      kind: row.kind,
      memo: row.memo,
      created_at: row.created_at.toISOString(),
      created_by: row.created_by,
      entries: entries.filter(({ transaction_id }) => transaction_id === row.id),
    }),
  );
});

/**
 * Owned accounts store their balance; the platform's are summed up. Together they must be zero,
 * which is worth showing because it is not true by construction.
 */
export const ledgerTotalsRead = implementQuery(readLedgerTotals, async ({ tx }) => {
  const ofOthers = tx
    .select({
      kind: ledgerAccounts.kind,
      total: sql<string>`sum(${ledgerAccounts.balance_paise})`.as('total'),
    })
    .from(ledgerAccounts)
    .where(isNotNull(ledgerAccounts.balance_paise))
    .groupBy(ledgerAccounts.kind);
  const ofPlatform = tx
    .select({
      kind: ledgerAccounts.kind,
      total: sql<string>`sum(${ledgerEntries.amount_paise})`.as('total'),
    })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.account_id))
    .where(isNull(ledgerAccounts.balance_paise))
    .groupBy(ledgerAccounts.kind);
  const items = (await unionAll(ofOthers, ofPlatform)).map(({ kind, total }) => ({
    kind,
    total_paise: Number(total),
  }));
  return { items, sum_paise: items.reduce((sum, { total_paise }) => sum + total_paise, 0) };
});
