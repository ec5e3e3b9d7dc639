import type { Order } from '@chowk/domain/orders';
import { useNavigate } from '@tanstack/react-router';
import type { CartHandle } from '@/features/orders/cart/use-cart';
import { useMessages } from '@/i18n';
import { showToast } from '@/ui/feedback/toasts/toast-store';
import { putAgain } from './reorder';

/** Reorders with one press and opens the cart. */
export function useReorder(cart: CartHandle) {
  const t = useMessages('orders');
  const navigate = useNavigate();
  return async (order: Order) => {
    if (!(await putAgain(order, cart))) return;
    showToast({
      title: t('again.done'),
      description: order.brand_name,
      tone: 'success',
      action: { label: t('again.open'), onClick: () => void navigate({ to: '/retailer-cart' }) },
    });
  };
}
