import type { InputOf, Paise } from '@chowk/domain/kernel';
import type { placeOrder } from '@chowk/domain/orders';
import type { PendingUpload } from '@/offline/outbox/queue-row';

type NewOrder = InputOf<typeof placeOrder>;

/** What stood on the button that placed it, where that was the server's own sum. */
interface SeenOrder {
  readonly total_paise: Paise;
}

function goodsPaise({ lines }: NewOrder): Paise {
  return lines.reduce((sum, { quantity, price_paise }) => sum + quantity * price_paise, 0);
}

/** An order that is none of the server's so far, told as it stands with it. */
export function waitingOrder({ data, seen, state }: PendingUpload) {
  const total = (seen as Partial<SeenOrder> | undefined)?.total_paise;
  const isRefused = state === 'needs_attention';
  return {
    isRefused,
    badge: isRefused ? 'waits.needsYou' : 'waits.title',
    text: isRefused ? 'waits.refused' : 'waits.text',
    paise: total ?? goodsPaise(data as NewOrder),
    // How a brand taxes is known to the server only.
    isBeforeTax: total === undefined,
  } as const;
}
