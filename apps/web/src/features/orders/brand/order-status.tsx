import type { Order, OrderState } from '@chowk/domain/orders';
import { useMessages } from '@/i18n';
import { Badge, type Tone } from '@/ui/base/badge';

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

export function OrderStatus({ status }: Pick<Order, 'status'>) {
  const t = useMessages('brandorders');
  return <Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge>;
}

/** How it is paid and whether it was, in one phrase. */
export function usePaymentWords() {
  const t = useMessages('brandorders');
  return ({ payment, payment_state: state }: Pick<Order, 'payment' | 'payment_state'>) =>
    `${t(`payment.${payment}`)} · ${t(`paymentState.${state}`)}`;
}
