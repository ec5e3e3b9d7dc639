import { csvText, plainRupees, startOfMonth } from '@chowk/domain/kernel';
import { readTaxReport } from '@chowk/domain/payouts';
import { and, asc, eq, gt, gte, inArray, lt, ne, sql } from 'drizzle-orm';
import { implementQuery } from '../../contract/implement';
import { asSystem, type Tx } from '../../db';
import { profiles } from '../../db/schema/accounts';
import { earnings } from '../../db/schema/money/earnings';
import { payoutDetails } from '../../db/schema/own-settings';
import { openDetail } from '../accounts';
import { requireRecentExport } from './documents/exports';
import { readTaxNumbers } from './system-steps';

/** What the tax office wants written where there is no number. */
const NO_PAN = 'PANNOTAVBL';
const HEADER = ['PAN', 'Name', 'Section', 'Payments', 'Gross', 'Tax withheld', 'Paid out'];

async function sealedPans(tx: Tx, people: string[]): Promise<Map<string, Uint8Array | null>> {
  const rows = await asSystem(tx, readTaxNumbers, () =>
    tx
      .select({ id: payoutDetails.profile_id, pan: payoutDetails.pan_sealed })
      .from(payoutDetails)
      .where(inArray(payoutDetails.profile_id, people)),
  );
  return new Map(rows.map(({ id, pan }) => [id, pan]));
}

export const taxReportRead = implementQuery(readTaxReport, async (context, { month }) => {
  const { tx, actor, ports } = context;
  await requireRecentExport(tx, actor, { action: 'tax_report_export', entityId: month });
  const lines = await tx
    .select({
      payee: earnings.payee_id,
      name: profiles.full_name,
      section: earnings.tax_section,
      count: sql<number>`count(*)::int`,
      gross: sql<string>`sum(${earnings.gross_paise})`,
      tax: sql<string>`sum(${earnings.tax_paise})`,
      net: sql<string>`sum(${earnings.net_paise})`,
    })
    .from(earnings)
    .innerJoin(profiles, eq(profiles.id, earnings.payee_id))
    .where(
      and(
        gt(earnings.tax_paise, 0),
        ne(earnings.status, 'reversed'),
        gte(earnings.created_at, new Date(startOfMonth(month))),
        lt(earnings.created_at, new Date(startOfMonth(month, 1))),
      ),
    )
    .groupBy(earnings.payee_id, profiles.full_name, earnings.tax_section)
    .orderBy(asc(earnings.tax_section), asc(profiles.full_name), asc(earnings.payee_id));
  const people = [...new Set(lines.map(({ payee }) => payee))];
  const pans = people.length === 0 ? new Map() : await sealedPans(tx, people);
  const rows = lines.map(({ payee, name, section, count, gross, tax, net }) => {
    const sealed = pans.get(payee);
    const pan = sealed ? openDetail(ports, payee, 'pan', sealed) : undefined;
    const sums = [gross, tax, net].map((sum) => plainRupees(Number(sum)));
    return [pan ?? NO_PAN, name, section, count, ...sums];
  });
  return { name: `tax-${month}.csv`, csv: csvText(HEADER, rows) };
});
