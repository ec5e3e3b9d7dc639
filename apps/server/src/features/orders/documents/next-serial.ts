import { and, desc, eq, getTableName, sql } from 'drizzle-orm';
import type { Tx } from '../../../db';
import type { orderCreditNotes, orderInvoices } from '../../../db/schema/trade/orders';

/** As the system: the next number of a brand within a year, in the series of that document. */
export async function nextSerial(
  tx: Tx,
  documents: typeof orderInvoices | typeof orderCreditNotes,
  brandId: string,
  year: string,
): Promise<number> {
  // One at a time, so that the series has no gap and no number twice.
  const series = `${getTableName(documents)}:${brandId}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${series}, 0))`);
  const [last] = await tx
    .select({ serial: documents.serial })
    .from(documents)
    .where(and(eq(documents.brand_id, brandId), eq(documents.financial_year, year)))
    .orderBy(desc(documents.serial))
    .limit(1);
  return (last?.serial ?? 0) + 1;
}
