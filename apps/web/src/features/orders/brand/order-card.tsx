import { formatDate } from '@chowk/domain/kernel';
import { type Order, type OrderState, orderNumber } from '@chowk/domain/orders';
import type { ReactNode } from 'react';
import { useLanguage, useMessages } from '@/i18n';
import { Badge, type Tone } from '@/ui/base/badge';
import { Money } from '@/ui/base/money';
import { CARD_CLASS } from '@/ui/layout/card';
import { OrderDocuments } from './order-documents';
import { OrderHold } from './order-hold';
import { OrderProblem } from './order-problem';
import { OrderSteps } from './order-steps';

const TONES: Record<OrderState, Tone> = {
  placed: 'warning',
  confirmed: 'primary',
  dispatched: 'primary',
  delivered: 'role',
  disputed: 'danger',
  completed: 'success',
  cancelled: 'neutral',
  rejected: 'danger',
};

function OrderStatus({ status }: Pick<Order, 'status'>) {
  const t = useMessages('brandorders');
  return <Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge>;
}

/** How it is paid and whether it was, in one phrase. */
function usePaymentWords() {
  const t = useMessages('brandorders');
  return ({ payment, payment_state: state }: Pick<Order, 'payment' | 'payment_state'>) =>
    `${t(`payment.${payment}`)} · ${t(`paymentState.${state}`)}`;
}

interface OrderCardProps {
  order: Order;
  linkTo: (order: Order, content: ReactNode) => ReactNode;
}

const LINES_SHOWN = 3;

/** One order with all that is needed to pack it and to take its next step. */
export function OrderCard({ order, linkTo }: OrderCardProps) {
  const t = useMessages('brandorders');
  const language = useLanguage();
  const paymentWords = usePaymentWords();
  const { delivery, items } = order;
  const more = items.length - LINES_SHOWN;
  const parcel = [order.carrier, order.tracking].filter(Boolean).join(' · ');
  return (
    <article className={`${CARD_CLASS} flex flex-col gap-3 p-4 sm:p-5`}>
      <header className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h2 className="text-lg [&_a]:underline-offset-4 [&_a:hover]:underline">
            {linkTo(order, order.shop_name)}
          </h2>
          <p className="text-muted text-sm">
            {t('card.by', {
              number: orderNumber(order.id),
              name: order.profiles.full_name,
              date: formatDate(order.created_at, language),
            })}
          </p>
        </div>
        <span className="shrink-0">
          <OrderStatus status={order.status} />
        </span>
      </header>
      <ul className="flex flex-col gap-1">
        {items.slice(0, LINES_SHOWN).map((item) => (
          <li key={item.id} className="flex justify-between gap-4">
            <span className="min-w-0">
              {item.products.name}, {item.pack_size}
            </span>
            <span className="shrink-0 tabular-nums">
              {item.quantity < item.ordered
                ? t('card.partOf', { sent: item.quantity, ordered: item.ordered })
                : t('card.pieces', { count: item.quantity })}
            </span>
          </li>
        ))}
        {more > 0 && <li className="text-muted text-sm">{t('card.more', { count: more })}</li>}
      </ul>
      <dl className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-[auto_1fr]">
        <dt className="text-muted">{t('card.to')}</dt>
        <dd>
          {[delivery.address, delivery.pin_code].filter(Boolean).join(', ')}
          {delivery.slot && ` · ${t(`slot.${delivery.slot}`)}`}
        </dd>
        <dt className="text-muted">{t('card.payment')}</dt>
        <dd>{paymentWords(order)}</dd>
        {parcel && (
          <>
            <dt className="text-muted">{t('card.tracking')}</dt>
            <dd>{parcel}</dd>
          </>
        )}
        {order.reason && (
          <>
            <dt className="text-muted">{t('reason.label')}</dt>
            <dd>{order.reason}</dd>
          </>
        )}
        <dt className="text-muted">{t('card.total')}</dt>
        <dd className="font-semibold">
          <Money paise={order.total_paise} />
        </dd>
      </dl>
      <OrderHold order={order} />
      <OrderProblem order={order} />
      <OrderSteps order={order} />
      <OrderDocuments order={order} isBrand />
    </article>
  );
}
