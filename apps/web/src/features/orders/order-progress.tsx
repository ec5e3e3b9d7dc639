import { formatDate, formatPaise } from '@chowk/domain/kernel';
import { isAwaited, ORDER_ROAD, type Order, roadPlace } from '@chowk/domain/orders';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useLanguage, useMessages } from '@/i18n';
import { CARD_CLASS } from '@/ui/layout/card';

interface OrderProgressProps {
  order: Order;
  /** What the buyer is told to do or wait for; others only see how far it is. */
  isBuyer: boolean;
  isToPay: boolean;
  children?: ReactNode;
}

/** Where the order is, what happens next and when: what everybody opens it for. */
export function OrderProgress({ order, isBuyer, isToPay, children }: OrderProgressProps) {
  const t = useMessages('orders');
  const language = useLanguage();
  const { status, delivery, brand_name: brand, total_paise, timeline } = order;
  const place = roadPlace(status);
  const says = isBuyer
    ? t(isToPay ? 'says.pay' : `says.${status}`, { brand, amount: formatPaise(total_paise) })
    : t(`step.${status}`);
  const since = timeline.at(-1)?.at ?? order.created_at;
  const day = isAwaited(status) ? delivery.expected_on : undefined;
  return (
    <section aria-label={t('filter')} className={`${CARD_CLASS} flex flex-col gap-2.5 p-4`}>
      <div>
        <p className="font-heading font-semibold text-lg leading-snug">{says}</p>
        <p className="text-muted text-sm">
          {day
            ? t('expected', { date: formatDate(day, language) })
            : t('since', { date: formatDate(since, language, { withTime: true }) })}
        </p>
      </div>
      {place !== undefined && (
        <div
          role="progressbar"
          aria-label={t('filter')}
          aria-valuemin={1}
          aria-valuemax={ORDER_ROAD.length}
          aria-valuenow={place + 1}
          aria-valuetext={t(`status.${status}`)}
          className="grid grid-cols-4 gap-1"
        >
          {ORDER_ROAD.map((step, at) => (
            <span
              key={step}
              className={clsx('h-1.5 rounded-full', at <= place ? 'bg-role' : 'bg-line')}
            />
          ))}
        </div>
      )}
      {children}
    </section>
  );
}
