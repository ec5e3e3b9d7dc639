import * as z from 'zod/mini';
import { defineQuery, idField } from '../kernel';
import { ordersPolicy } from './policy';

const oneOrder = z.object({ id: idField });
const pdfView = z.object({ name: z.string(), pdf_base64: z.string() });

export const readOrderInvoice = defineQuery({
  name: 'order_invoice_read',
  path: '/orders/{id}/invoice',
  summary: 'The invoice of an order that was sent, as a document to keep and print',
  params: oneOrder,
  output: pdfView,
  access: ordersPolicy.read,
  actable: true,
});

export const readCreditNote = defineQuery({
  name: 'order_credit_note_read',
  path: '/orders/{id}/credit_note',
  summary: 'The credit note for what a decided problem gave back, as a document to keep and print',
  params: oneOrder,
  output: pdfView,
  access: ordersPolicy.read,
  actable: true,
});

export const readPackingList = defineQuery({
  name: 'order_packing_list_read',
  path: '/orders/{id}/packing_list',
  summary: 'What goes into the parcel of an order to your brand, and where it goes',
  params: oneOrder,
  output: pdfView,
  access: ordersPolicy.sell,
});
