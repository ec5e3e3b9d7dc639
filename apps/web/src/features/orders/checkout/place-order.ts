import type { InputOf, Paise } from '@chowk/domain/kernel';
import type { placeOrder } from '@chowk/domain/orders';
import { listWaiting } from '@/features/orders/cart/send-cart-line';
import type { Submission } from '@/offline/send/submit-command';

type NewOrder = InputOf<typeof placeOrder>;

interface Placing {
  readonly subject: string;
  readonly fromDraft: string;
  /** What they were told to pay, where it was the server that reckoned it. */
  readonly totalPaise: Paise | undefined;
  /** Of each order, as far as this device can reckon it. */
  readonly amountsPaise?: readonly Paise[];
}

/** Lines still waiting go first, so that none comes back into the cart after it. */
export async function queueOf(
  order: NewOrder,
  { subject, fromDraft, totalPaise, amountsPaise }: Placing,
): Promise<Submission> {
  const waiting = await listWaiting(order.shop_id);
  const ahead = waiting.filter(({ state }) => state !== 'needs_attention').map(({ id }) => id);
  return {
    subject,
    fromDraft,
    amountsPaise,
    ...(totalPaise === undefined ? {} : { seen: { total_paise: totalPaise } }),
    dependsOn: ahead.filter((id) => id !== order.id),
  };
}
