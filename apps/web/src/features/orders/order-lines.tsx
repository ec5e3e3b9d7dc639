import { formatBps, formatNumber, formatPaise } from '@chowk/domain/kernel';
import type { Order, OrderItem } from '@chowk/domain/orders';
import { withGstPaise } from '@chowk/domain/products';
import { useMessages } from '@/i18n';
import { Money } from '@/ui/base/money';
import { Card } from '@/ui/layout/card';

export function OrderLines({ order }: { order: Order }) {
  const t = useMessages('orders');
  return (
    <Card title={t('lines')}>
      <ul className="divide-y divide-line">
        {order.items.map((item) => (
          <Line key={item.id} item={item} />
        ))}
      </ul>
    </Card>
  );
}

function Line({ item }: { item: OrderItem }) {
  const t = useMessages('orders');
  const { products, pack_size, ordered, quantity, price_paise, total_paise, hsn, gst_bps } = item;
  return (
    <li className="flex items-start justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="font-semibold">
          {products.name}, {pack_size}
        </p>
        <p className="text-sm">
          {t('pieces', { count: ordered })} ·{' '}
          {t('each', { amount: formatPaise(withGstPaise(price_paise, gst_bps)) })}
        </p>
        <p className="text-muted text-sm">
          {gst_bps > 0
            ? t('line.tax', { hsn, percent: formatBps(gst_bps) })
            : t('line.untaxed', { hsn })}
        </p>
        {quantity < ordered && (
          <p className="font-medium text-sm text-warning-ink">
            {quantity === 0
              ? t('none')
              : t('sent', { sent: formatNumber(quantity), ordered: formatNumber(ordered) })}
          </p>
        )}
      </div>
      {/* With tax, as each is: the lines add up to the total. */}
      <Money paise={total_paise} className="font-semibold" />
    </li>
  );
}
