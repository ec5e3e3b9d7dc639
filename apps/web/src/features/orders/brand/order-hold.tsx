import { formatDate, formatPaise } from '@chowk/domain/kernel';
import { isHeld, type Order } from '@chowk/domain/orders';
import { useLanguage, useMessages } from '@/i18n';
import { Banner } from '@/ui/feedback/banner';

/** Delivered: until when the shop may say something, and what of the money waits for it. */
export function OrderHold({ order }: { order: Order }) {
  const t = useMessages('brandorders');
  const language = useLanguage();
  if (order.status !== 'delivered' || order.receive_by === null) return null;
  const words = {
    amount: formatPaise(order.total_paise),
    until: formatDate(order.receive_by, language),
  };
  const isMoneyHeld = isHeld(order.payment, order.payment_state);
  return (
    <Banner
      tone="info"
      title={t(isMoneyHeld ? 'hold.title' : 'hold.cashTitle', words)}
      text={t(isMoneyHeld ? 'hold.text' : 'hold.cashText', words)}
    />
  );
}
