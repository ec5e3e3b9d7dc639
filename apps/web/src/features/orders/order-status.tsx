import type { OrderState } from '@chowk/domain/orders';
import { useMessages } from '@/i18n';
import { Badge, type Tone } from '@/ui/base/badge';

const TONES: Readonly<Record<OrderState, Tone>> = {
  placed: 'primary',
  confirmed: 'role',
  dispatched: 'warning',
  delivered: 'warning',
  disputed: 'danger',
  completed: 'success',
  cancelled: 'neutral',
  rejected: 'danger',
};

export function OrderStatus({ status }: { status: OrderState }) {
  const t = useMessages('orders');
  return <Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge>;
}
