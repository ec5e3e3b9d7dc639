import {
  ANONYMOUS,
  financialYear,
  istMonth,
  type Paise,
  startOfIstMonth,
  stateCodeOfGstin,
} from '@chowk/domain/kernel';
import { type InvoiceSupplier, invoiceNumber } from '@chowk/domain/payouts';
import { desc, eq, inArray, sql } from 'drizzle-orm';
import type { Ports } from '../../../contract/context';
import { type Tx, withSystem } from '../../../db';
import { profiles } from '../../../db/schema/accounts';
import { brands } from '../../../db/schema/businesses';
import { invoices } from '../../../db/schema/money/earnings';
import { enqueueingIn, notifyPeople } from '../../notifications';
import { readPlatformConfig } from '../../platform';
import { issueInvoicesStep } from '../system-steps';

interface Due {
  readonly brandId: string;
  readonly supplierGstin: string | null;
  readonly isTaxed: boolean;
  readonly feePaise: Paise;
  readonly gstPaise: Paise;
}

/**
 * What the ledger has taken from each brand up to the end of the month, less what was billed
 * before: a reversal lowers the next invoice, and nothing is billed twice or forgotten. Apart by
 * the regime the money was held under: a tax invoice and a bill of supply are two documents.
 */
async function listDue(tx: Tx, month: string, endMs: number): Promise<Due[]> {
  const rows = await tx.execute<{
    brand_id: string;
    supplier_gstin: string | null;
    is_taxed: boolean;
    fee: string;
    gst: string;
  }>(sql`
    with taken as (
      select d.brand_id, c.supplier_gstin, coalesce(c.gst_bps, 0) > 0 as is_taxed,
        coalesce(sum(e.amount_paise) filter (where a.kind = 'platform_fees'), 0) as fee,
        coalesce(sum(e.amount_paise) filter (where a.kind = 'gst_payable'), 0) as gst
      from ledger_accounts a
      join ledger_entries e on e.account_id = a.id
      join ledger_transactions t on t.id = e.transaction_id and t.kind in ('earning', 'reversal')
      join deals d on d.id = t.reference_id
      join campaigns c on c.id = d.campaign_id
      where a.kind in ('platform_fees', 'gst_payable')
        and e.created_at < ${new Date(endMs).toISOString()}::timestamptz
      group by 1, 2, 3
    ), billed as (
      select brand_id, supplier_gstin, is_taxed, sum(fee_paise) as fee, sum(gst_paise) as gst,
        max(month) as last
      from invoices group by 1, 2, 3
    )
    select taken.brand_id, taken.supplier_gstin, taken.is_taxed,
      taken.fee - coalesce(billed.fee, 0) as fee, taken.gst - coalesce(billed.gst, 0) as gst
    from taken left join billed on billed.brand_id = taken.brand_id
      and billed.is_taxed = taken.is_taxed
      and billed.supplier_gstin is not distinct from taken.supplier_gstin
    where taken.fee > coalesce(billed.fee, 0) and coalesce(billed.last, '') < ${month}
    order by taken.brand_id, taken.is_taxed, taken.supplier_gstin`);
  return rows.map(({ brand_id, supplier_gstin, is_taxed, fee, gst }) => ({
    brandId: brand_id,
    supplierGstin: supplier_gstin,
    isTaxed: is_taxed,
    feePaise: Number(fee),
    gstPaise: Math.max(0, Number(gst)),
  }));
}

async function lastSerial(tx: Tx, year: string): Promise<number> {
  const [row] = await tx
    .select({ serial: invoices.serial })
    .from(invoices)
    .where(eq(invoices.financial_year, year))
    .orderBy(desc(invoices.serial))
    .limit(1);
  return row?.serial ?? 0;
}

async function listRecipients(tx: Tx, brandIds: string[]) {
  const rows = await tx
    .select({
      id: brands.id,
      ownerId: brands.owner_id,
      name: brands.brand_name,
      gstin: brands.gstin,
      address: profiles.address,
    })
    .from(brands)
    .innerJoin(profiles, eq(profiles.id, brands.owner_id))
    .where(inArray(brands.id, brandIds));
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Our name and address of today, with the registration the money was held under. Tax of before
 * registrations were recorded is billed under the one of today.
 */
function supplierUnder(
  today: InvoiceSupplier,
  { supplierGstin, isTaxed }: Pick<Due, 'supplierGstin' | 'isTaxed'>,
): InvoiceSupplier {
  const gstin = supplierGstin ?? (isTaxed ? today.gstin : null);
  if (gstin === null) return { ...today, gstin };
  return { ...today, gstin, state_code: stateCodeOfGstin(gstin) };
}

/** The invoices of the month that has ended, one a brand, numbered without a gap. */
export async function issueInvoices(
  ports: Pick<Ports, 'db' | 'nowMs' | 'newId' | 'jobs'>,
): Promise<number> {
  const { newId } = ports;
  const nowMs = ports.nowMs();
  const endMs = startOfIstMonth(nowMs);
  const month = istMonth(endMs - 1);
  const year = financialYear(nowMs);
  return withSystem(ports.db, ANONYMOUS, issueInvoicesStep, async (tx) => {
    // One at a time: the second looks up what is due after the first has billed it.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('invoices', 0))`);
    const due = await listDue(tx, month, endMs);
    if (due.length === 0) return 0;
    const { supplier } = await readPlatformConfig(tx);
    const recipients = await listRecipients(
      tx,
      due.map(({ brandId }) => brandId),
    );
    const before = await lastSerial(tx, year);
    const rows = due.map(({ brandId, feePaise, gstPaise, ...regime }, i) => {
      const found = recipients.get(brandId);
      const serial = before + i + 1;
      return {
        id: newId(),
        number: invoiceNumber(year, serial),
        financial_year: year,
        serial,
        brand_id: brandId,
        month,
        fee_paise: feePaise,
        gst_paise: gstPaise,
        supplier_gstin: regime.supplierGstin,
        is_taxed: regime.isTaxed,
        parties: {
          supplier: supplierUnder(supplier, regime),
          recipient: {
            name: found?.name ?? '',
            address: found?.address ?? null,
            gstin: found?.gstin ?? null,
          },
        },
        issued_at: new Date(nowMs),
      };
    });
    await tx.insert(invoices).values(rows);
    await notifyPeople(
      { tx, newId, enqueue: enqueueingIn(tx, ports.jobs) },
      rows.flatMap(({ id, brand_id, number }) => {
        const profileId = recipients.get(brand_id)?.ownerId;
        if (!profileId) return [];
        const payload = { invoice_id: id, number, month };
        return [{ profileId, type: 'invoice_issued' as const, payload }];
      }),
    );
    return rows.length;
  });
}
