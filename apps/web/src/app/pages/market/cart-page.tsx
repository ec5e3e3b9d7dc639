import type { Me } from '@chowk/domain/accounts';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { Suspense } from 'react';
import { CartView } from '@/features/orders/cart/cart-view';
import { useMessages } from '@/i18n';
import { ButtonLink } from '@/ui/base/button';
import { lazy } from '@/ui/feedback/lazy';
import { WithShop } from './with-shop';

/** Orders still in the outbox, for somebody who misses them in the cart. */
const WaitingOrders = lazy(() =>
  import('@/features/orders/waiting-orders').then((m) => ({ default: m.WaitingOrders })),
);

export function CartPage({ me }: { me: Me }) {
  const t = useMessages('cart');
  return (
    <WithShop me={me}>
      {(shop, choice) => (
        <div className="-mt-3 flex flex-col gap-3 md:mt-0">
          <ButtonLink
            variant="quiet"
            size="sm"
            className="-ms-3 self-start"
            icon={<ArrowLeft aria-hidden className="size-5" />}
            render={<Link to="/retailer-marketplace" search={{}} />}
          >
            {t('back')}
          </ButtonLink>
          {choice}
          <Suspense>
            <WaitingOrders shopId={shop.id} />
          </Suspense>
          <CartView
            key={shop.id}
            shop={shop}
            marketLink={<Link to="/retailer-marketplace" search={{}} />}
            checkoutLink={<Link to="/retailer-checkout" />}
          />
        </div>
      )}
    </WithShop>
  );
}
