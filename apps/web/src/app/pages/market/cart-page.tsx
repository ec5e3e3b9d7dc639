import type { Me } from '@chowk/domain/accounts';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { Suspense } from 'react';
import { CartView } from '@/features/orders/cart/cart-view';
import { useMessages } from '@/i18n';
import { ButtonLink } from '@/ui/base/button';
import { lazy } from '@/ui/feedback/lazy';
import { PageHeader } from '@/ui/layout/page-header';
import { WithShop } from './with-shop';

/** Orders still in the outbox, for somebody who misses them in the cart. */
const WaitingOrders = lazy(() =>
  import('@/features/orders/waiting-orders').then((m) => ({ default: m.WaitingOrders })),
);

export function CartPage({ me }: { me: Me }) {
  const t = useMessages('cart');
  const market = useMessages('market');
  return (
    <WithShop me={me}>
      {(shop, choice) => (
        <div className="flex flex-col gap-5">
          <PageHeader
            back={
              <ButtonLink
                variant="quiet"
                size="sm"
                icon={<ArrowLeft aria-hidden className="size-5" />}
                render={<Link to="/retailer-marketplace" search={{}} />}
              >
                {t('back')}
              </ButtonLink>
            }
            title={t('title')}
            description={market('forShop', { shop: shop.shop_name })}
          />
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
