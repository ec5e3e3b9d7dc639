import { asc, eq, getTableColumns } from 'drizzle-orm';
import type { QueryContext } from '../../../contract/context';
import { brands } from '../../../db/schema/businesses';
import { earnings, invoices, payouts, walletTopups } from '../../../db/schema/money/earnings';
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from '../../../db/schema/money/ledger';
import { walletRefunds } from '../../../db/schema/money/wallet-refunds';

type Reader = Pick<QueryContext, 'tx'>;

export async function exportEarnings({ tx }: Reader, personId: string) {
  const rows = await tx
    .select()
    .from(earnings)
    .where(eq(earnings.payee_id, personId))
    .orderBy(asc(earnings.id));
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    deal_id: row.deal_id,
    status: row.status,
    gross_paise: row.gross_paise,
    tax_paise: row.tax_paise,
    tax_section: row.tax_section,
    net_paise: row.net_paise,
    payable_on: row.payable_on,
    paid_at: row.paid_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  }));
}

export async function exportPayouts({ tx }: Reader, personId: string) {
  const rows = await tx
    .select()
    .from(payouts)
    .where(eq(payouts.payee_id, personId))
    .orderBy(asc(payouts.id));
  return rows.map((row) => ({
    id: row.id,
    amount_paise: row.amount_paise,
    upi_masked: row.upi_masked,
    status: row.status,
    bank_reference: row.bank_reference,
    failure: row.failure,
    created_at: row.created_at.toISOString(),
  }));
}

export async function exportTopups({ tx }: Reader, personId: string) {
  const rows = await tx
    .select(getTableColumns(walletTopups))
    .from(walletTopups)
    .innerJoin(brands, eq(brands.id, walletTopups.brand_id))
    .where(eq(brands.owner_id, personId))
    .orderBy(asc(walletTopups.id));
  return rows.map((row) => ({
    id: row.id,
    amount_paise: row.amount_paise,
    reference: row.reference,
    status: row.status,
    claimed_reference: row.claimed_reference,
    bank_reference: row.bank_reference,
    reason: row.reason,
    created_at: row.created_at.toISOString(),
  }));
}

export async function exportRefunds({ tx }: Reader, personId: string) {
  const rows = await tx
    .select(getTableColumns(walletRefunds))
    .from(walletRefunds)
    .innerJoin(brands, eq(brands.id, walletRefunds.brand_id))
    .where(eq(brands.owner_id, personId))
    .orderBy(asc(walletRefunds.id));
  return rows.map(({ id, amount_paise, status, bank_reference, reason, created_at }) => ({
    id,
    amount_paise,
    status,
    bank_reference,
    reason,
    created_at: created_at.toISOString(),
  }));
}

export async function exportInvoices({ tx }: Reader, personId: string) {
  const rows = await tx
    .select(getTableColumns(invoices))
    .from(invoices)
    .innerJoin(brands, eq(brands.id, invoices.brand_id))
    .where(eq(brands.owner_id, personId))
    .orderBy(asc(invoices.id));
  return rows.map(({ number, month, fee_paise, gst_paise, parties, issued_at }) => ({
    number,
    month,
    fee_paise,
    gst_paise,
    recipient: parties.recipient,
    issued_at: issued_at.toISOString(),
  }));
}

/** Every movement of the wallet; row security leaves the brand's own side of it. */
export async function exportWallet({ tx }: Reader, personId: string) {
  const rows = await tx
    .select({
      kind: ledgerTransactions.kind,
      memo: ledgerTransactions.memo,
      amount_paise: ledgerEntries.amount_paise,
      created_at: ledgerEntries.created_at,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.account_id))
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transaction_id))
    .innerJoin(brands, eq(brands.id, ledgerAccounts.owner_id))
    .where(eq(brands.owner_id, personId))
    .orderBy(asc(ledgerEntries.id));
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
}
