import { feeBpsFor } from '@chowk/domain/campaigns';
import { ChowkError, type Paise } from '@chowk/domain/kernel';
import { chargedGstBps } from '@chowk/domain/platform';
import { listStatement, listTopups, readWallet } from '@chowk/domain/wallets';
import { and, desc, eq, ilike, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import { implementQuery } from '../../contract/implement';
import { afterCursor, decodeCursor, pageFrom } from '../../contract/paging';
import type { Tx } from '../../db';
import { brands } from '../../db/schema/businesses';
import { campaigns } from '../../db/schema/campaigns';
import { walletTopups } from '../../db/schema/money/earnings';
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from '../../db/schema/money/ledger';
import { readPlatformConfig } from '../platform';
import { balancePaise } from './ledger';
import { readMonthSpendPaise } from './month-spend';
import { requireOwnBrand } from './own-brand';
import { presentTopup, selectTopups } from './present-topup';

async function heldPaise(tx: Tx, brandId: string): Promise<Paise> {
  const ofBrand = tx
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(eq(campaigns.brand_id, brandId));
  const [row] = await tx
    .select({ sum: sql<string | null>`sum(${ledgerAccounts.balance_paise})` })
    .from(ledgerAccounts)
    .where(
      and(eq(ledgerAccounts.kind, 'campaign_hold'), inArray(ledgerAccounts.owner_id, ofBrand)),
    );
  return Number(row?.sum ?? 0);
}

export const walletRead = implementQuery(readWallet, async ({ tx, actor, nowMs }) => {
  const brand = await requireOwnBrand(tx, actor);
  const config = await readPlatformConfig(tx);
  const { fee_tiers, upi_id, upi_name } = config;
  const month_spend_paise = await readMonthSpendPaise(tx, brand.id, nowMs);
  return {
    balance_paise: await balancePaise(tx, { kind: 'brand_wallet', ownerId: brand.id }),
    held_paise: await heldPaise(tx, brand.id),
    month_spend_paise,
    fee_bps: feeBpsFor(month_spend_paise, fee_tiers),
    gst_bps: chargedGstBps(config),
    upi_id,
    upi_name,
  };
});

/** Entries are numbered by the database, in the order they were written. */
function writtenBefore(cursor: string | undefined): SQL | undefined {
  if (cursor === undefined) return undefined;
  const [last] = decodeCursor(cursor, 1);
  if (!Number.isSafeInteger(last)) throw new ChowkError('BAD_CURSOR');
  return lt(ledgerEntries.id, Number(last));
}

export const statementList = implementQuery(listStatement, async ({ tx, actor }, params) => {
  const brand = await requireOwnBrand(tx, actor);
  const rows = await tx
    .select({
      entry: ledgerEntries.id,
      id: ledgerTransactions.id,
      kind: ledgerTransactions.kind,
      memo: ledgerTransactions.memo,
      reference_id: ledgerTransactions.reference_id,
      amount_paise: ledgerEntries.amount_paise,
      created_at: ledgerEntries.created_at,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.account_id))
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transaction_id))
    .where(
      and(
        eq(ledgerAccounts.kind, 'brand_wallet'),
        eq(ledgerAccounts.owner_id, brand.id),
        writtenBefore(params.cursor),
      ),
    )
    .orderBy(desc(ledgerEntries.id))
    .limit(params.limit + 1);
  return pageFrom(
    rows,
    params.limit,
    ({ entry }) => [entry],
    ({ entry: _, reference_id, ...row }) => ({
      ...row,
      campaign_id: row.kind === 'hold' || row.kind === 'release' ? reference_id : null,
      created_at: row.created_at.toISOString(),
    }),
  );
});

/** References match exactly, brands by part of their name. */
function matching(search: string): SQL | undefined {
  const reference = search.replace(/[\s-]/g, '').toUpperCase();
  return or(
    eq(walletTopups.reference, reference),
    eq(walletTopups.claimed_reference, reference),
    eq(walletTopups.bank_reference, reference),
    ilike(brands.brand_name, `%${search.replace(/[\\%_]/g, '\\$&')}%`),
  );
}

export const topupsList = implementQuery(listTopups, async ({ tx }, params) => {
  const { status, search, cursor, limit } = params;
  const rows = await selectTopups(tx)
    .where(
      and(
        status === undefined ? undefined : eq(walletTopups.status, status),
        search === undefined ? undefined : matching(search),
        afterCursor(cursor, [walletTopups.id], 'desc'),
      ),
    )
    .orderBy(desc(walletTopups.id))
    .limit(limit + 1);
  return pageFrom(rows, limit, ({ topup }) => [topup.id], presentTopup);
});
