import type { Me } from '@chowk/domain/accounts';
import type { Order } from '@chowk/domain/orders';
import { Link, useNavigate } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { CheckoutView } from '@/features/orders/checkout/checkout-view';
import { useMessages } from '@/i18n';
import { ButtonLink } from '@/ui/base/button';
import { showToast } from '@/ui/feedback/toasts/toast-store';
import { WithShop } from './with-shop';

export function CheckoutPage({ me }: { me: Me }) {
  const t = useMessages('cart');
  const navigate = useNavigate();

  /** One order opens its page, several the list. Replaces the form in the history. */
  function showOrders(orders: readonly Order[]) {
    const [first] = orders;
    const title = t('done.title', { count: Math.max(1, orders.length) });
    const description = t(first?.payment === 'upi' ? 'done.pay' : 'done.text');
    showToast({ title, description, tone: 'success' });
    if (first && orders.length === 1) {
      void navigate({ to: '/order/$id', params: { id: first.id }, replace: true });
    } else {
      void navigate({ to: '/retailer-marketplace', search: { tab: 'orders' }, replace: true });
    }
  }

  return (
    <WithShop me={me}>
      {(shop) => (
        <div className="-mt-3 flex flex-col gap-3 md:mt-0">
          <ButtonLink
            variant="quiet"
            size="sm"
            className="-ms-3 self-start"
            icon={<ArrowLeft aria-hidden className="size-5" />}
            render={<Link to="/retailer-cart" />}
          >
            {t('check.back')}
          </ButtonLink>
          <CheckoutView
            key={shop.id}
            shop={shop}
            cartLink={<Link to="/retailer-cart" />}
            marketLink={<Link to="/retailer-marketplace" search={{}} />}
            onPlaced={showOrders}
          />
        </div>
      )}
    </WithShop>
  );
}
