import { formatDate, formatPaise, startOfMonth } from '@chowk/domain/kernel';
import { FEE_SAC, placeOfSupply, stateWords, taxHeads } from '@chowk/domain/payouts';
import type { invoices } from '../../db/schema/earnings';
import type { Document } from '../../documents';

type InvoiceRow = typeof invoices.$inferSelect;

const PERCENT = 100;

function monthWords(month: string): string {
  return new Intl.DateTimeFormat('en-IN', {
    month: 'long',
    year: 'numeric',
    timeZone: 'Asia/Kolkata',
  }).format(startOfMonth(month));
}

/** What rule 46 wants on a tax invoice, in English, as the books and the tax office keep it. */
export function invoiceDocument(invoice: InvoiceRow): Document {
  const { parties, fee_paise, gst_paise } = invoice;
  const { supplier, recipient } = parties;
  const heads = taxHeads(parties, gst_paise);
  const ratePercent = Math.round((gst_paise * PERCENT) / fee_paise) / heads.length;
  const supplied = placeOfSupply(parties);
  return {
    title: supplier.gstin === null ? 'Invoice' : 'Tax invoice',
    date: invoice.issued_at,
    parts: [
      {
        kind: 'facts',
        facts: [
          ['Invoice number', invoice.number],
          ['Date', formatDate(invoice.issued_at.toISOString(), 'en')],
          ['Place of supply', stateWords(supplied)],
          ['Tax payable on reverse charge', 'No'],
        ],
      },
      { kind: 'heading', text: 'Supplier' },
      {
        kind: 'facts',
        facts: [
          ['Name', supplier.name],
          ['Address', supplier.address || '–'],
          ['GSTIN', supplier.gstin ?? 'Not registered'],
          ['State', stateWords(supplier.state_code)],
        ],
      },
      { kind: 'heading', text: 'Recipient' },
      {
        kind: 'facts',
        facts: [
          ['Name', recipient.name],
          ['Address', recipient.address || '–'],
          ['GSTIN', recipient.gstin ?? 'Not registered'],
          ['State', stateWords(supplied)],
        ],
      },
      {
        kind: 'table',
        columns: [
          { header: 'Description', share: 0.46 },
          { header: 'SAC', share: 0.14 },
          { header: 'Rate', share: 0.14, align: 'right' },
          { header: 'Amount', share: 0.26, align: 'right' },
        ],
        rows: [
          [
            `Platform fee for placements in shops, ${monthWords(invoice.month)} (taxable value)`,
            FEE_SAC,
            '',
            formatPaise(fee_paise),
          ],
          ...heads.map(({ name, amountPaise }) => [
            name,
            '',
            `${ratePercent} %`,
            formatPaise(amountPaise),
          ]),
        ],
        totals: [['Total', '', '', formatPaise(fee_paise + gst_paise)]],
      },
      { kind: 'text', text: 'Paid from the wallet as placements were approved; nothing is due.' },
      {
        kind: 'text',
        text: `Issued electronically for ${supplier.name}; valid without a signature.`,
      },
    ],
  };
}
