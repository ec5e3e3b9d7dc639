import { formatDate } from '@chowk/domain/kernel';
import { type Order, orderNumber } from '@chowk/domain/orders';
import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLanguage, useMessages } from '@/i18n';
import type { Aged } from '@/offline/cache/persister';
import { Button } from '@/ui/base/button';
import { Banner } from '@/ui/feedback/banner';
import { LazyUpdatedAgo } from '@/ui/feedback/lazy-updated-ago';
import { Card } from '@/ui/layout/card';
import { PageHeader } from '@/ui/layout/page-header';
import { CancelOrder } from './cancel-order';
import { OrderLines } from './order-lines';
import { OrderProgress } from './order-progress';
import { OrderSums } from './order-sums';
import { UpiPayment } from './payments/upi-payment';

/** Who looks at it: the buyer, the seller, or somebody who may only see it. */
export type OrderSide = 'store' | 'brand' | 'none';

interface OrderPageProps {
  order: Aged<Order>;
  side: OrderSide;
  back: ReactNode;
  /** The buyer's way to the seller. */
  contact?: ReactNode;
  /** The buyer's word once it is delivered. */
  receipt?: ReactNode;
  /** A problem that was reported, and the next word about it. */
  dispute?: ReactNode;
  /** The brand's next steps. */
  steps?: ReactNode;
  /** The invoice as a file. */
  invoice?: ReactNode;
  /** Puts its lines into the cart again; only for who buys. */
  onAgain?: (() => void) | undefined;
}

export function OrderPage({
  order,
  side,
  back,
  invoice,
  contact,
  onAgain,
  ...parts
}: OrderPageProps) {
  const t = useMessages('orders');
  const { id, status, payment, payment_state, reason } = order;
  const isOpen = status === 'placed' || status === 'confirmed';
  const isToPay = side === 'store' && isOpen && payment === 'upi' && payment_state === 'due';
  const heading =
    side === 'brand'
      ? t('heading.brand', { shop: order.shop_name })
      : t('heading', { brand: order.brand_name });
  return (
    <div className="flex flex-col gap-4">
      <PageHeader
        back={back}
        className="-mt-3 md:mt-0"
        eyebrow={t('number', { number: orderNumber(id) })}
        title={heading}
      />
      <LazyUpdatedAgo savedAt={order.savedAt} />
      {reason && (
        <Banner tone="warning" title={t(`step.${status}`)} text={t('reason', { reason })} />
      )}
      <OrderProgress order={order} isBuyer={side === 'store'} isToPay={isToPay}>
        {contact}
      </OrderProgress>
      {parts.receipt}
      {parts.dispute}
      {parts.steps}
      {isToPay && <UpiPayment orderId={id} amountPaise={order.total_paise} />}
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="flex min-w-0 flex-col gap-4">
          <OrderLines order={order} />
          <OrderSums order={order} isBuyer={side === 'store'} invoice={invoice} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <OrderTimeline order={order} />
          <OrderDelivery order={order} />
          {onAgain && (
            <Button
              variant="secondary"
              icon={<RotateCcw aria-hidden className="size-5" />}
              onClick={onAgain}
            >
              {t('again')}
            </Button>
          )}
          {side === 'store' && isOpen && <CancelOrder order={order} />}
        </div>
      </div>
    </div>
  );
}

function OrderDelivery({ order }: { order: Order }) {
  const t = useMessages('orders');
  const { delivery, carrier, tracking, shop_name, profiles } = order;
  const parcel = [carrier, tracking].filter(Boolean).join(' · ');
  return (
    <Card title={t('delivery')}>
      <p className="font-semibold">{shop_name}</p>
      <p className="whitespace-pre-line [overflow-wrap:anywhere]">
        {delivery.address === '' ? t('noAddress') : `${delivery.address}, ${delivery.pin_code}`}
      </p>
      {delivery.slot && <p className="text-sm">{t(`slot.${delivery.slot}`)}</p>}
      <p className="text-muted text-sm">{t('orderedBy', { name: profiles.full_name })}</p>
      {parcel && (
        <p className="mt-2 text-sm">
          <span className="text-muted">{t('tracking')}: </span>
          <span className="[overflow-wrap:anywhere]">{parcel}</span>
        </p>
      )}
    </Card>
  );
}

/** Everything that happened to it, the newest first. */
function OrderTimeline({ order }: { order: Order }) {
  const t = useMessages('orders');
  const language = useLanguage();
  const steps = [...order.timeline].reverse();
  return (
    <Card title={t('timeline')}>
      <ol className="flex flex-col gap-4">
        {steps.map(({ status, at, note }, place) => (
          <li key={`${status} ${at}`} className="flex gap-3">
            <span
              aria-hidden
              className={`mt-1.5 size-3 shrink-0 rounded-full ${place === 0 ? 'bg-role' : 'bg-line-strong'}`}
            />
            <div className="min-w-0">
              <p className={place === 0 ? 'font-semibold' : undefined}>{t(`step.${status}`)}</p>
              <p className="text-muted text-sm">{formatDate(at, language, { withTime: true })}</p>
              {note && <p className="text-sm [overflow-wrap:anywhere]">{note}</p>}
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}
