import * as z from 'zod/mini';
import { defineQuery, idField, pageOf, pageParams, paiseField, timeField } from '../kernel';
import { payoutsPolicy } from './policy';

export const invoiceView = z.object({
  id: idField,
  number: z.string(),
  brand_id: idField,
  brand_name: z.string(),
  month: z.string(),
  fee_paise: paiseField,
  gst_paise: paiseField,
  total_paise: paiseField,
  issued_at: timeField,
});
export type Invoice = z.output<typeof invoiceView>;

export const listInvoices = defineQuery({
  name: 'invoices_list',
  path: '/invoices',
  summary: 'Invoices of our fee, yours or all for an admin, the newest first',
  params: z.object(pageParams),
  output: pageOf(invoiceView),
  access: payoutsPolicy.readInvoices,
});

export const readInvoicePdf = defineQuery({
  name: 'invoice_pdf_read',
  path: '/invoices/{id}/pdf',
  summary: 'One invoice as a document to keep and print',
  params: z.object({ id: idField }),
  output: z.object({ name: z.string(), pdf_base64: z.string() }),
  access: payoutsPolicy.readInvoices,
});
