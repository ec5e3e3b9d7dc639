import { csvText, istDay, plainRupees } from '@chowk/domain/kernel';
import { payoutReference, readBankFile } from '@chowk/domain/payouts';
import type { BankFileColumn } from '@chowk/domain/platform';
import { and, asc, eq } from 'drizzle-orm';
import { implementQuery } from '../../../contract/implement';
import { asSystem } from '../../../db';
import { profiles } from '../../../db/schema/accounts';
import { payouts } from '../../../db/schema/money/earnings';
import { findWithheld } from '../../../db/withheld';
import { readPlatformConfig } from '../../platform';
import { requireBatch } from '../present-batch';
import { openLine } from '../sealed-line';
import { readPayoutHolds } from '../system-steps';
import { requireRecentExport } from './exports';

const HEADERS: Readonly<Record<BankFileColumn, string>> = {
  reference: 'Reference',
  name: 'Beneficiary name',
  upi_id: 'UPI ID',
  amount: 'Amount',
  date: 'Date',
  remark: 'Remark',
  payment_mode: 'Mode',
};

/** 16/11/2026, as banks here write it. */
function bankDate(ms: number): string {
  return istDay(ms).split('-').reverse().join('/');
}

export const bankFileRead = implementQuery(readBankFile, async (context, { id }) => {
  const { tx, actor, ports, nowMs } = context;
  await requireRecentExport(tx, actor, { action: 'payout_bank_file_export', entityId: id });
  await requireBatch(tx, id);
  const { bank_file_columns: columns } = await readPlatformConfig(tx);
  const lines = await tx
    .select({ payout: payouts, name: profiles.full_name })
    .from(payouts)
    .innerJoin(profiles, eq(profiles.id, payouts.payee_id))
    .where(and(eq(payouts.batch_id, id), eq(payouts.status, 'sent')))
    .orderBy(asc(payouts.id));
  // Checked again at the last moment: a later download leaves out people suspended since.
  const withheld = await asSystem(tx, readPayoutHolds, () =>
    findWithheld(
      tx,
      lines.map(({ payout }) => payout.payee_id),
      nowMs,
    ),
  );
  const payable = lines.filter(({ payout }) => !withheld.has(payout.payee_id));
  const rows = payable.map(({ payout, name }) => {
    const cells: Record<BankFileColumn, string> = {
      reference: payoutReference(payout.id),
      name,
      upi_id: openLine(ports, payout.id, payout.upi_sealed),
      amount: plainRupees(payout.amount_paise),
      date: bankDate(nowMs),
      remark: 'Chowk payout',
      payment_mode: 'UPI',
    };
    return columns.map((column) => cells[column]);
  });
  return {
    name: `payouts-${istDay(nowMs)}-${id.slice(-6)}.csv`,
    csv: csvText(
      columns.map((column) => HEADERS[column]),
      rows,
    ),
  };
});
