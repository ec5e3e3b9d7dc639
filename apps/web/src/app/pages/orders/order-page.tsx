import type { Me } from '@chowk/domain/accounts';
import type { Order } from '@chowk/domain/orders';
import type { Shop } from '@chowk/domain/shops';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { BackAndShare } from '@/app/links/share-link';
import { useBuyingShop } from '@/app/pages/market/use-buying-shop';
import { useReorder } from '@/app/pages/market/use-reorder';
import { MissingOrFailed } from '@/app/pages/missing-or-failed';
import { useOpened } from '@/app/pages/notifications/use-opened';
import { PageSkeleton } from '@/app/router/page-skeleton';
import { useCart } from '@/features/orders/cart/use-cart';
import { OrderPage as OrderView } from '@/features/orders/order-page';
import { orderOptions } from '@/features/orders/orders.queries';
import { SupplierContact } from '@/features/orders/supplier-contact';
import { preloadMessages, useMessages } from '@/i18n';
import type { Aged } from '@/offline/cache/persister';
import { ButtonLink } from '@/ui/base/button';
import { lazy } from '@/ui/feedback/lazy';

const OrderSteps = lazy(() =>
  import('@/features/orders/brand/order-steps').then((m) => ({ default: m.OrderSteps })),
);
const OrderHold = lazy(() =>
  import('@/features/orders/brand/order-hold').then((m) => ({ default: m.OrderHold })),
);
const AnswerDispute = lazy(() =>
  import('@/features/orders/brand/answer-dispute').then((m) => ({ default: m.AnswerDispute })),
);
const DisputeCard = lazy(() =>
  import('@/features/orders/dispute-card').then((m) => ({ default: m.DisputeCard })),
);
const DecideDispute = lazy(async () => {
  const [part] = await Promise.all([
    import('@/features/orders/disputes/decide-dispute'),
    preloadMessages('disputes'),
  ]);
  return { default: part.DecideDispute };
});
const OrderReceipt = lazy(() =>
  import('./order-receipt').then((m) => ({ default: m.OrderReceipt })),
);
const OrderDocuments = lazy(() =>
  import('@/features/orders/brand/order-documents').then((m) => ({ default: m.OrderDocuments })),
);

/** One order, for buyer, seller and admins. */
export function OrderPage({ id, me }: { id: string; me: Me }) {
  const t = useMessages('orders');
  const { data, error, isFetching, refetch } = useQuery(orderOptions(id));
  useOpened(`/order/${id}`);
  if (data) {
    return me.roles.includes('retailer') ? (
      <BoughtOrder order={data} me={me} />
    ) : (
      <SeenOrder order={data} me={me} />
    );
  }
  if (!error) return <PageSkeleton />;
  const missing = { title: t('notFound.title'), text: t('notFound.text') };
  return (
    <MissingOrFailed
      {...{ error, missing }}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

interface OrderProps {
  order: Aged<Order>;
  me: Me;
}

/** The owner of the ordering shop. */
function BoughtOrder({ order, me }: OrderProps) {
  const { shops } = useBuyingShop(me);
  const shop = shops.find(({ id }) => id === order.shop_id);
  return shop ? <OwnOrder order={order} shop={shop} /> : <SeenOrder order={order} me={me} />;
}

function OwnOrder({ order, shop }: { order: Aged<Order>; shop: Shop }) {
  const reorder = useReorder(useCart(shop));
  return (
    <OrderView
      order={order}
      side="store"
      back={<Top order={order} back={<BackToOrders />} />}
      onAgain={() => reorder(order)}
      contact={<SupplierContact order={order} />}
      receipt={
        isDelivered(order) && (
          <Suspense>
            <OrderReceipt order={order} />
          </Suspense>
        )
      }
      dispute={<Dispute order={order} />}
      invoice={<Documents order={order} />}
    />
  );
}

function SeenOrder({ order, me }: OrderProps) {
  const isSeller = me.roles.includes('brand');
  return (
    <OrderView
      order={order}
      side={isSeller ? 'brand' : 'none'}
      back={<Top order={order} back={isSeller ? <BackToQueue /> : <BackToDashboard />} />}
      dispute={<SeenDispute order={order} me={me} />}
      steps={
        isSeller && (
          <Suspense>
            <OrderHold order={order} />
            <OrderSteps order={order} />
          </Suspense>
        )
      }
      invoice={<Documents order={order} isBrand={isSeller} />}
    />
  );
}

const isDelivered = ({ status }: Order) => status === 'delivered' || status === 'disputed';

function Dispute({ order, children }: { order: Order; children?: ReactNode }) {
  if (!order.dispute) return null;
  return (
    <Suspense>
      <DisputeCard order={order} dispute={order.dispute}>
        {children}
      </DisputeCard>
    </Suspense>
  );
}

/** The next action: the brand's response, or the team's decision. */
function SeenDispute({ order, me }: OrderProps) {
  const isOpen = order.status === 'disputed';
  const mayAnswer = isOpen && me.roles.includes('brand') && !order.dispute?.answered_at;
  const mayDecide = isOpen && (me.roles.includes('admin') || me.roles.includes('super_admin'));
  return (
    <>
      <Dispute order={order}>{mayAnswer && <AnswerDispute order={order} />}</Dispute>
      {mayDecide && (
        <Suspense>
          <DecideDispute order={order} />
        </Suspense>
      )}
    </>
  );
}

function Top({ order, back }: { order: Order; back: ReactNode }) {
  return <BackAndShare type="order" id={order.id} name={order.brand_name} back={back} />;
}

function Documents({ order, isBrand = false }: { order: Order; isBrand?: boolean }) {
  return (
    <Suspense>
      <OrderDocuments order={order} isBrand={isBrand} />
    </Suspense>
  );
}

const BACK = {
  variant: 'quiet',
  size: 'sm',
  icon: <ArrowLeft aria-hidden className="size-5" />,
} as const;

function BackToOrders() {
  const t = useMessages('orders');
  return (
    <ButtonLink {...BACK} render={<Link to="/retailer-marketplace" search={{ tab: 'orders' }} />}>
      {t('back')}
    </ButtonLink>
  );
}

function BackToQueue() {
  const t = useMessages('orders');
  return (
    <ButtonLink {...BACK} render={<Link to="/products" search={{ tab: 'orders' }} />}>
      {t('back.brand')}
    </ButtonLink>
  );
}

function BackToDashboard() {
  const t = useMessages('shell');
  return (
    <ButtonLink {...BACK} render={<Link to="/dashboard" />}>
      {t('nav.dashboard')}
    </ButtonLink>
  );
}
