import { PAYMENT_NATURES, type PaymentNature } from '@chowk/domain/campaigns';
import type { PayoutTerms } from '@chowk/domain/deals';
import { type TaxRate, taxWithheldPaise } from '@chowk/domain/earnings';
import { istDay, type Paise, startOfFinancialYear } from '@chowk/domain/kernel';
import { and, desc, eq, gte, inArray, isNotNull, lte, ne, sql } from 'drizzle-orm';
import type { Tx } from '../../db';
import { earnings, taxRates } from '../../db/schema/money/earnings';
import { payoutDetails } from '../../db/schema/own-settings';

export interface TaxFacts {
  readonly payeeId: string;
  readonly grossPaise: Paise;
  readonly nature: PaymentNature | 'commission';
}

export interface Tax {
  readonly taxPaise: Paise;
  readonly section: string;
}

async function requireRate(tx: Tx, nature: TaxFacts['nature'], nowMs: number): Promise<TaxRate> {
  const [row] = await tx
    .select()
    .from(taxRates)
    .where(and(eq(taxRates.payment_nature, nature), lte(taxRates.valid_from, istDay(nowMs))))
    .orderBy(desc(taxRates.valid_from))
    .limit(1);
  if (!row) throw new Error(`No tax rate for ${nature} on ${istDay(nowMs)}`);
  return {
    section: row.section,
    rateBps: row.rate_bps,
    noPanRateBps: row.no_pan_rate_bps,
    yearThresholdPaise: row.year_threshold_paise,
  };
}

async function hasPan(tx: Tx, payeeId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: payoutDetails.profile_id })
    .from(payoutDetails)
    .where(and(eq(payoutDetails.profile_id, payeeId), isNotNull(payoutDetails.pan_sealed)));
  return rows.length > 0;
}

/** Earned in this financial year, and not taken back since. */
function isOfYear(payeeId: string, nowMs: number) {
  return and(
    eq(earnings.payee_id, payeeId),
    ne(earnings.status, 'reversed'),
    gte(earnings.created_at, new Date(startOfFinancialYear(nowMs))),
  );
}

async function yearSoFarPaise(
  tx: Tx,
  payeeId: string,
  section: string,
  nowMs: number,
): Promise<Paise> {
  const [row] = await tx
    .select({ sum: sql<string | null>`sum(${earnings.gross_paise})` })
    .from(earnings)
    .where(and(isOfYear(payeeId, nowMs), eq(earnings.tax_section, section)));
  return Number(row?.sum ?? 0);
}

/** The share withheld from a commission for want of a PAN; null for those who have given one. */
export async function findNoPanBps(tx: Tx, payeeId: string, nowMs: number): Promise<number | null> {
  if (await hasPan(tx, payeeId)) return null;
  return (await requireRate(tx, 'commission', nowMs)).noPanRateBps;
}

/** As the payee themselves: what the law withholds today, by the nature of a payment. */
export async function findTaxTerms(
  { tx, nowMs }: { readonly tx: Tx; readonly nowMs: number },
  payeeId: string,
): Promise<Pick<PayoutTerms, 'has_pan' | 'taxes'>> {
  const rates = await tx
    .selectDistinctOn([taxRates.payment_nature])
    .from(taxRates)
    .where(
      and(
        inArray(taxRates.payment_nature, [...PAYMENT_NATURES]),
        lte(taxRates.valid_from, istDay(nowMs)),
      ),
    )
    .orderBy(taxRates.payment_nature, desc(taxRates.valid_from));
  const paid = await tx
    .select({ section: earnings.tax_section, sum: sql<string>`sum(${earnings.gross_paise})` })
    .from(earnings)
    .where(isOfYear(payeeId, nowMs))
    .groupBy(earnings.tax_section);
  const soFar = new Map(paid.map(({ section, sum }) => [section, Number(sum)]));
  return {
    has_pan: await hasPan(tx, payeeId),
    taxes: rates.flatMap(({ payment_nature, section, ...rate }) => {
      const nature = PAYMENT_NATURES.find((each) => each === payment_nature);
      if (!nature) return [];
      return [
        {
          nature,
          section,
          rate_bps: rate.rate_bps,
          no_pan_rate_bps: rate.no_pan_rate_bps,
          year_threshold_paise: rate.year_threshold_paise,
          year_so_far_paise: soFar.get(section) ?? 0,
        },
      ];
    }),
  };
}

/**
 * What is withheld from this payment, by the law of the day. Bookings for one person go one after
 * the other, or two at once would each find the year's threshold not yet reached.
 */
export async function findTax(
  { tx, nowMs }: { readonly tx: Tx; readonly nowMs: number },
  { payeeId, grossPaise, nature }: TaxFacts,
): Promise<Tax> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`earnings/${payeeId}`}::text, 0))`,
  );
  const rate = await requireRate(tx, nature, nowMs);
  const taxPaise = taxWithheldPaise(rate, {
    grossPaise,
    hasPan: await hasPan(tx, payeeId),
    yearSoFarPaise: await yearSoFarPaise(tx, payeeId, rate.section, nowMs),
  });
  return { taxPaise, section: rate.section };
}
