import { formatDate, formatPaise, stateCodeOfGstin } from '@chowk/domain/kernel';
import { type OrderParties, orderNumber, rupeesInWords } from '@chowk/domain/orders';
import { stateWords } from '@chowk/domain/payouts';
import type { orderInvoices } from '../../../db/schema/trade/orders';
import type { Document, Part } from '../../../documents';
import type { ItemRow, OrderRow } from '../order-rows';

export type InvoiceRow = typeof orderInvoices.$inferSelect;

export const percent = (bps: number) => `${bps / 100} %`;

export function partyFacts({ supplier, recipient }: OrderParties): Part[] {
  const { gstin } = supplier;
  return [
    { kind: 'heading', text: 'Supplier' },
    {
      kind: 'facts',
      facts: [
        ['Name', supplier.name],
        ['Address', supplier.address || '–'],
        ['GSTIN', gstin ?? 'Not registered'],
        ...(gstin ? [['State', stateWords(stateCodeOfGstin(gstin))] as const] : []),
      ],
    },
    { kind: 'heading', text: 'Recipient' },
    {
      kind: 'facts',
      facts: [
        ['Name', `${recipient.name} (${recipient.owner})`],
        ['Delivery address', `${recipient.address}, ${recipient.pin_code}`],
        ['GSTIN', recipient.gstin ?? 'Not registered'],
      ],
    },
  ];
}

/** Rule 49: a bill of supply has no rates and no taxable values. */
function plainTable(items: readonly ItemRow[], { total_paise }: OrderRow): Part {
  return {
    kind: 'table',
    columns: [
      { header: 'Description', share: 0.44 },
      { header: 'HSN', share: 0.12 },
      { header: 'Pieces', share: 0.12, align: 'right' },
      { header: 'Price', share: 0.15, align: 'right' },
      { header: 'Total', share: 0.17, align: 'right' },
    ],
    rows: items.map((item) => [
      `${item.product_name}, ${item.pack_size}`,
      item.hsn,
      String(item.quantity),
      formatPaise(item.price_paise),
      formatPaise(item.total_paise),
    ]),
    totals: [['Total', '', '', '', formatPaise(total_paise)]],
  };
}

function linesTable(items: readonly ItemRow[], { taxable_paise, total_paise }: OrderRow): Part {
  return {
    kind: 'table',
    columns: [
      { header: 'Description', share: 0.34 },
      { header: 'HSN', share: 0.1 },
      { header: 'Pieces', share: 0.09, align: 'right' },
      { header: 'Price', share: 0.12, align: 'right' },
      { header: 'Taxable value', share: 0.14, align: 'right' },
      { header: 'GST', share: 0.08, align: 'right' },
      { header: 'Total', share: 0.13, align: 'right' },
    ],
    rows: items.map((item) => [
      `${item.product_name}, ${item.pack_size}`,
      item.hsn,
      String(item.quantity),
      formatPaise(item.price_paise),
      formatPaise(item.taxable_paise),
      percent(item.gst_bps),
      formatPaise(item.total_paise),
    ]),
    totals: [['Total', '', '', '', formatPaise(taxable_paise), '', formatPaise(total_paise)]],
  };
}

interface RateSum {
  readonly taxable: number;
  readonly cgst: number;
  readonly sgst: number;
  readonly igst: number;
}

/** Rule 46 wants the rate and the amount of each head of the tax. */
export function taxTable(items: readonly ItemRow[]): Part {
  const byRate = new Map<number, RateSum>();
  for (const item of items) {
    const sum = byRate.get(item.gst_bps) ?? { taxable: 0, cgst: 0, sgst: 0, igst: 0 };
    byRate.set(item.gst_bps, {
      taxable: sum.taxable + item.taxable_paise,
      cgst: sum.cgst + item.cgst_paise,
      sgst: sum.sgst + item.sgst_paise,
      igst: sum.igst + item.igst_paise,
    });
  }
  const head = (paise: number, bps: number) =>
    paise === 0 ? '–' : `${formatPaise(paise)} (${percent(bps)})`;
  return {
    kind: 'table',
    columns: [
      { header: 'GST rate', share: 0.16 },
      { header: 'Taxable value', share: 0.21, align: 'right' },
      { header: 'CGST', share: 0.21, align: 'right' },
      { header: 'SGST', share: 0.21, align: 'right' },
      { header: 'IGST', share: 0.21, align: 'right' },
    ],
    rows: [...byRate]
      .sort(([a], [b]) => a - b)
      .map(([bps, { taxable, cgst, sgst, igst }]) => [
        percent(bps),
        formatPaise(taxable),
        head(cgst, bps / 2),
        head(sgst, bps / 2),
        head(igst, bps),
      ]),
  };
}

/** Without a registration there is no tax, and exempt goods alone have none either. */
export function isTaxInvoice({ supplier }: OrderParties, items: readonly ItemRow[]): boolean {
  return supplier.gstin !== null && items.some(({ gst_bps }) => gst_bps > 0);
}

/** What rule 46 wants on an invoice for goods, in English, as the books and the tax office keep it. */
export function orderInvoiceDocument(
  invoice: InvoiceRow,
  order: OrderRow,
  allItems: readonly ItemRow[],
): Document {
  const { parties, number, issued_at } = invoice;
  const items = allItems.filter(({ quantity }) => quantity > 0);
  const { gstin } = parties.supplier;
  const isTaxed = isTaxInvoice(parties, items);
  const supplied = parties.recipient.state_code ?? (gstin && stateCodeOfGstin(gstin));
  return {
    title: isTaxed ? 'Tax invoice' : 'Bill of supply',
    date: issued_at,
    parts: [
      {
        kind: 'facts',
        facts: [
          ['Invoice number', number],
          ['Date', formatDate(issued_at.toISOString(), 'en')],
          ['Order', orderNumber(order.id)],
          ['Place of supply', supplied ? stateWords(supplied) : '–'],
          ...(isTaxed ? [['Tax payable on reverse charge', 'No'] as const] : []),
        ],
      },
      ...partyFacts(parties),
      ...(isTaxed ? [linesTable(items, order), taxTable(items)] : [plainTable(items, order)]),
      { kind: 'text', text: `In words: ${rupeesInWords(order.total_paise)}` },
      {
        kind: 'text',
        text: `Issued electronically for ${parties.supplier.name}; valid without a signature.`,
      },
    ],
  };
}
