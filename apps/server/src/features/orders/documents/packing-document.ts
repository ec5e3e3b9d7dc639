import { formatDate } from '@chowk/domain/kernel';
import { type Order, orderNumber } from '@chowk/domain/orders';
import type { Document } from '../../../documents';

const SLOT_WORDS = { morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening' } as const;
const WAY_WORDS = { on_delivery: 'To be paid on delivery', upi: 'UPI', earnings: 'Paid' } as const;

/** A packing list: items, quantities and address, a box to tick, no prices. */
export function packingDocument(order: Order): Document {
  const { delivery, items } = order;
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    title: 'Packing list',
    date: new Date(order.updated_at),
    parts: [
      {
        kind: 'facts',
        facts: [
          ['Order', orderNumber(order.id)],
          ['Ordered on', formatDate(order.created_at, 'en')],
          ['From', order.brand_name],
          ['To', `${order.shop_name} (${order.profiles.full_name})`],
          ['Address', `${delivery.address}, ${delivery.pin_code}`],
          ...(delivery.slot ? [['Delivery', SLOT_WORDS[delivery.slot]] as const] : []),
          ['Payment', WAY_WORDS[order.payment]],
        ],
      },
      {
        kind: 'table',
        columns: [
          { header: 'Product', share: 0.44 },
          { header: 'Pack', share: 0.2 },
          { header: 'Ordered', share: 0.12, align: 'right' },
          { header: 'To pack', share: 0.12, align: 'right' },
          { header: 'Packed', share: 0.12, align: 'right' },
        ],
        rows: items.map(({ products, pack_size, ordered, quantity }) => [
          products.name,
          pack_size,
          String(ordered),
          String(quantity),
          quantity > 0 ? '[   ]' : '–',
        ]),
        totals: [['Pieces', '', '', String(pieces), '']],
      },
    ],
  };
}
