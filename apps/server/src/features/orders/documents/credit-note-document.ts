import { formatDate, formatPaise, stateCodeOfGstin } from '@chowk/domain/kernel';
import { creditedLines, orderNumber, rupeesInWords, sumLines } from '@chowk/domain/orders';
import { stateWords } from '@chowk/domain/payouts';
import type { orderCreditNotes } from '../../../db/schema/trade/orders';
import type { Document, Part } from '../../../documents';
import type { ItemRow } from '../order-rows';
import { type InvoiceRow, isTaxInvoice, partyFacts, percent, taxTable } from './invoice-document';

type CreditNoteRow = typeof orderCreditNotes.$inferSelect;

function plainTable(items: readonly ItemRow[]): Part {
  return {
    kind: 'table',
    columns: [
      { header: 'Description', share: 0.58 },
      { header: 'HSN', share: 0.2 },
      { header: 'Credit', share: 0.22, align: 'right' },
    ],
    rows: items.map((item) => [
      `${item.product_name}, ${item.pack_size}`,
      item.hsn,
      formatPaise(item.total_paise),
    ]),
    totals: [['Total', '', formatPaise(sumLines(items).total_paise)]],
  };
}

function linesTable(items: readonly ItemRow[]): Part {
  const { taxable_paise, total_paise } = sumLines(items);
  return {
    kind: 'table',
    columns: [
      { header: 'Description', share: 0.42 },
      { header: 'HSN', share: 0.13 },
      { header: 'Taxable value', share: 0.18, align: 'right' },
      { header: 'GST', share: 0.1, align: 'right' },
      { header: 'Credit', share: 0.17, align: 'right' },
    ],
    rows: items.map((item) => [
      `${item.product_name}, ${item.pack_size}`,
      item.hsn,
      formatPaise(item.taxable_paise),
      percent(item.gst_bps),
      formatPaise(item.total_paise),
    ]),
    totals: [['Total', '', formatPaise(taxable_paise), '', formatPaise(total_paise)]],
  };
}

/** What rule 53 wants on a credit note; against a bill of supply it has no rates and no tax. */
export function creditNoteDocument(
  { number, credit_paise, issued_at }: CreditNoteRow,
  invoice: InvoiceRow,
  allItems: readonly ItemRow[],
): Document {
  const { parties } = invoice;
  const items = creditedLines(allItems, credit_paise);
  const { gstin } = parties.supplier;
  const isTaxed = isTaxInvoice(parties, items);
  const supplied = parties.recipient.state_code ?? (gstin && stateCodeOfGstin(gstin));
  const issued = formatDate(invoice.issued_at.toISOString(), 'en');
  return {
    title: 'Credit note',
    date: issued_at,
    parts: [
      {
        kind: 'facts',
        facts: [
          ['Credit note number', number],
          ['Date', formatDate(issued_at.toISOString(), 'en')],
          [isTaxed ? 'Against tax invoice' : 'Against bill of supply', invoice.number],
          ['Date of that document', issued],
          ['Order', orderNumber(invoice.order_id)],
          ['Place of supply', supplied ? stateWords(supplied) : '–'],
          ['Reason', 'Refund decided after a reported problem'],
        ],
      },
      ...partyFacts(parties),
      ...(isTaxed ? [linesTable(items), taxTable(items)] : [plainTable(items)]),
      { kind: 'text', text: `In words: ${rupeesInWords(credit_paise)}` },
      {
        kind: 'text',
        text: `Issued electronically for ${parties.supplier.name}; valid without a signature.`,
      },
    ],
  };
}
