import { ChowkError } from '@chowk/domain/kernel';
import {
  orderNumber,
  readCreditNote,
  readOrderInvoice,
  readPackingList,
} from '@chowk/domain/orders';
import { eq } from 'drizzle-orm';
import { implementQuery } from '../../../contract/implement';
import { orderCreditNotes, orderInvoices } from '../../../db/schema/trade/orders';
import { type Document, writeDocument } from '../../../documents';
import { requireOwnBrand } from '../../wallets';
import { listItems, requireOrder, requireOrderOf } from '../order-rows';
import { presentOrder } from '../present-order';
import { creditNoteDocument } from './credit-note-document';
import { orderInvoiceDocument } from './invoice-document';
import { packingDocument } from './packing-document';

async function pdfOf(name: string, document: Document) {
  return { name: `${name}.pdf`, pdf_base64: (await writeDocument(document)).toString('base64') };
}

/** As the person: whoever can read the order can read its invoice. */
export const orderInvoiceRead = implementQuery(readOrderInvoice, async ({ tx, actor }, { id }) => {
  const order = await requireOrder(tx, actor, id);
  const [invoice] = await tx.select().from(orderInvoices).where(eq(orderInvoices.order_id, id));
  if (!invoice) {
    throw new ChowkError('WRONG_STATE', { details: { noun: 'order', state: order.status } });
  }
  const document = orderInvoiceDocument(invoice, order, await listItems(tx, id));
  return pdfOf(invoice.number.replaceAll('/', '-'), document);
});

/** As the person, like the invoice it belongs to. */
export const creditNoteRead = implementQuery(readCreditNote, async ({ tx, actor }, { id }) => {
  const order = await requireOrder(tx, actor, id);
  const [found] = await tx
    .select({ note: orderCreditNotes, invoice: orderInvoices })
    .from(orderCreditNotes)
    .innerJoin(orderInvoices, eq(orderInvoices.order_id, orderCreditNotes.order_id))
    .where(eq(orderCreditNotes.order_id, id));
  if (!found) {
    throw new ChowkError('WRONG_STATE', { details: { noun: 'order', state: order.status } });
  }
  const { note, invoice } = found;
  const document = creditNoteDocument(note, invoice, await listItems(tx, id));
  return pdfOf(note.number.replaceAll('/', '-'), document);
});

export const packingListRead = implementQuery(readPackingList, async ({ tx, actor }, { id }) => {
  const brand = await requireOwnBrand(tx, actor);
  const order = await requireOrderOf(tx, brand.id, id);
  return pdfOf(`packing-list-${orderNumber(id)}`, packingDocument(await presentOrder(tx, order)));
});
