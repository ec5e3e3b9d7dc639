import { listInvoices, readInvoicePdf } from '@chowk/domain/payouts';
import { desc, eq } from 'drizzle-orm';
import { implementQuery } from '../../../contract/implement';
import { afterCursor, pageFrom } from '../../../contract/paging';
import { requireRow } from '../../../contract/require-row';
import { invoices } from '../../../db/schema/money/earnings';
import { writeDocument } from '../../../documents';
import { invoiceDocument } from './invoice-document';

export const invoicesList = implementQuery(listInvoices, async ({ tx }, { cursor, limit }) => {
  const rows = await tx
    .select()
    .from(invoices)
    .where(afterCursor(cursor, [invoices.id], 'desc'))
    .orderBy(desc(invoices.id))
    .limit(limit + 1);
  return pageFrom(
    rows,
    limit,
    ({ id }) => [id],
    (row) => ({
      id: row.id,
      number: row.number,
      brand_id: row.brand_id,
      brand_name: row.parties.recipient.name,
      month: row.month,
      fee_paise: row.fee_paise,
      gst_paise: row.gst_paise,
      total_paise: row.fee_paise + row.gst_paise,
      issued_at: row.issued_at.toISOString(),
    }),
  );
});

export const invoicePdfRead = implementQuery(readInvoicePdf, async ({ tx }, { id }) => {
  const [row] = await tx.select().from(invoices).where(eq(invoices.id, id));
  const invoice = requireRow(row);
  const pdf = await writeDocument(invoiceDocument(invoice));
  return {
    name: `${invoice.number.replaceAll('/', '-')}.pdf`,
    pdf_base64: pdf.toString('base64'),
  };
});
