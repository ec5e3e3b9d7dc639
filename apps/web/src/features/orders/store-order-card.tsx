import { formatDate, formatNumber } from '@chowk/domain/kernel';
import type { Order } from '@chowk/domain/orders';
import { RotateCcw } from 'lucide-react';
import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { useLanguage, useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { Money } from '@/ui/base/money';
import { CARD_CLASS } from '@/ui/layout/card';
import { OrderStatus } from './order-status';

interface StoreOrderCardProps {
  order: Order;
  link: ReactElement<{ className?: string; children?: ReactNode }>;
  onAgain: () => void;
}

const SHOWN_ITEMS = 2;

export function StoreOrderCard({ order, link, onAgain }: StoreOrderCardProps) {
  const t = useMessages('orders');
  const language = useLanguage();
  const { brand_name, items, total_paise, status, created_at, payment, payment_state } = order;
  const isToPay = status === 'placed' && payment === 'upi' && payment_state === 'due';
  const rest = items.length - SHOWN_ITEMS;
  return (
    <article className={`${CARD_CLASS} relative flex h-full flex-col gap-3 p-4`}>
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="font-semibold text-base">
            {cloneElement(link, {
              className: 'after:absolute after:inset-0 after:rounded-lg',
              children: brand_name,
            })}
          </h2>
          <p className="text-muted text-sm">{formatDate(created_at, language)}</p>
        </div>
        <OrderStatus status={status} />
      </div>
      <ul className="text-sm">
        {items.slice(0, SHOWN_ITEMS).map((item) => (
          <li key={item.id}>
            {formatNumber(item.ordered)} × {item.products.name}, {item.pack_size}
          </li>
        ))}
        {rest > 0 && <li className="text-muted">{t('andMore', { count: rest })}</li>}
      </ul>
      {isToPay && <p className="font-medium text-sm text-warning-ink">{t('upi.open')}</p>}
      <div className="mt-auto flex items-center justify-between gap-3">
        <Money paise={total_paise} className="font-semibold" />
        {/* Above the link that covers the card. */}
        <Button
          size="sm"
          variant="secondary"
          className="relative z-10"
          icon={<RotateCcw aria-hidden className="size-4" />}
          onClick={onAgain}
        >
          {t('again')}
        </Button>
      </div>
    </article>
  );
}
