import type { InputOf, Paise } from '@chowk/domain/kernel';
import type { placeOrder } from '@chowk/domain/orders';
import { placeOrderRef } from '@/features/orders/cart/cart.queries';
import { cartAnswer } from '@/offline/read/kept-cart';
import { listWaitingOn } from '@/offline/read/waiting-answers';
import { submitCommand } from '@/offline/send/submit-command';

type NewOrder = InputOf<typeof placeOrder>;

interface Placing {
  readonly subject: string;
  readonly fromDraft: string;
  /** What they were told to pay, where it was the server that reckoned it. */
  readonly totalPaise: Paise | undefined;
  /** Of each order, as far as this device can reckon it. */
  readonly amountsPaise?: readonly Paise[];
}

/**
 * Through the queue, by the checkout's own id: pressed again, or sent again after a lost answer, it
 * is the same orders. Lines still waiting go first, so that none comes back into the cart after it.
 */
export async function sendOrder(
  order: NewOrder,
  { subject, fromDraft, totalPaise, amountsPaise }: Placing,
) {
  const waiting = await listWaitingOn(cartAnswer(order.shop_id)).catch(() => []);
  const ahead = waiting.filter(({ state }) => state !== 'needs_attention').map(({ id }) => id);
  return submitCommand(placeOrderRef, order, {
    id: order.id,
    subject,
    fromDraft,
    amountsPaise,
    ...(totalPaise === undefined ? {} : { seen: { total_paise: totalPaise } }),
    dependsOn: ahead.filter((id) => id !== order.id),
  });
}
