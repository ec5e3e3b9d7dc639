import { formatPaise } from '@chowk/domain/kernel';
import { isHeld, type Order } from '@chowk/domain/orders';
import { useMessages } from '@/i18n';
import { Banner } from '@/ui/feedback/banner';

/** What the shop reported and whose turn it is, in a list; the whole of it is on the order's page. */
export function OrderProblem({ order }: { order: Order }) {
  const t = useMessages('brandorders');
  const { dispute, payment, payment_state, total_paise } = order;
  if (!dispute || dispute.closed_at !== null) return null;
  const held = isHeld(payment, payment_state)
    ? t('dispute.held', { amount: formatPaise(total_paise) })
    : '';
  const next = t(dispute.answered_at ? 'dispute.answered' : 'dispute.answer');
  return (
    <Banner
      tone="warning"
      title={t('dispute.title', { problem: t(`problem.${dispute.problem}`) })}
      text={`${held} ${next}`.trim()}
    />
  );
}
