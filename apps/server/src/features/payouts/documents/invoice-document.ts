import { formatDate, formatPaise, startOfMonth } from '@chowk/domain/kernel';
import { FEE_SAC, isTaxInvoice, placeOfSupply, stateWords, taxHeads } from '@chowk/domain/payouts';
import type { invoices } from '../../../db/schema/money/earnings';
import type { Document, Part } from '../../../documents';

type InvoiceRow = typeof invoices.$inferSelect;

const PERCENT = 100;

function monthWords(month: string): string {
  return new Intl.DateTimeFormat('en-IN', {
    month: 'long',
    year: 'numeric',
    timeZone: 'Asia/Kolkata',
  }).format(startOfMonth(month));
}

const feeWords = (month: string) => `Platform fee for placements in shops, ${monthWords(month)}`;

function taxedTable({ parties, month, fee_paise, gst_paise }: InvoiceRow): Part {
  const heads = taxHeads(parties, gst_paise);
  const ratePercent = Math.round((gst_paise * PERCENT) / fee_paise) / heads.length;
  return {
    kind: 'table',
    columns: [
      { header: 'Description', share: 0.46 },
      { header: 'SAC', share: 0.14 },
      { header: 'Rate', share: 0.14, align: 'right' },
      { header: 'Amount', share: 0.26, align: 'right' },
    ],
    rows: [
      [`${feeWords(month)} (taxable value)`, FEE_SAC, '', formatPaise(fee_paise)],
      ...heads.map(({ name, amountPaise }) => [
        name,
        '',
        `${ratePercent} %`,
        formatPaise(amountPaise),
      ]),
    ],
    totals: [['Total', '', '', formatPaise(fee_paise + gst_paise)]],
  };
}

/** Rule 49: no rate, no tax, no taxable value. Tax charged by an older version is listed apart. */
function plainTable({ month, fee_paise, gst_paise }: InvoiceRow): Part {
  const older = [
    ['Taken with holds of before there was a registration', '', formatPaise(gst_paise)],
  ];
  return {
    kind: 'table',
    columns: [
      { header: 'Description', share: 0.56 },
      { header: 'SAC', share: 0.16 },
      { header: 'Amount', share: 0.28, align: 'right' },
    ],
    rows: [[feeWords(month), FEE_SAC, formatPaise(fee_paise)], ...(gst_paise > 0 ? older : [])],
    totals: [['Total', '', formatPaise(fee_paise + gst_paise)]],
  };
}

/** What rule 46 wants on a tax invoice, in English, as the books and the tax office keep it. */
export function invoiceDocument(invoice: InvoiceRow): Document {
  const { parties, gst_paise } = invoice;
  const { supplier, recipient } = parties;
  const isTaxed = isTaxInvoice(parties, gst_paise);
  const supplied = placeOfSupply(parties);
  return {
    title: isTaxed ? 'Tax invoice' : 'Bill of supply',
    date: invoice.issued_at,
    parts: [
      {
        kind: 'facts',
        facts: [
          ['Invoice number', invoice.number],
          ['Date', formatDate(invoice.issued_at.toISOString(), 'en')],
          ['Place of supply', stateWords(supplied)],
          ...(isTaxed ? [['Tax payable on reverse charge', 'No'] as const] : []),
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
      isTaxed ? taxedTable(invoice) : plainTable(invoice),
      { kind: 'text', text: 'Paid from the wallet as placements were approved; nothing is due.' },
      {
        kind: 'text',
        text: `Issued electronically for ${supplier.name}; valid without a signature.`,
      },
    ],
  };
}
