import type { InputOf } from '@chowk/domain/kernel';
import type { placeOrder } from '@chowk/domain/orders';
import { useEffect, useState } from 'react';
import { hasQueue } from '@/offline/outbox/queue-flag';
import type { PendingUpload } from '@/offline/outbox/queue-row';
import { watchQueue } from '@/offline/outbox/watch-queue';
import { placeOrderRef } from '../cart/cart.queries';

/** The orders of this shop that go out by themselves once there is a network. */
export function waitingOrders(shopId: string, waiting: readonly PendingUpload[]): string[] {
  return waiting
    .filter(({ type, state }) => type === placeOrderRef.name && state !== 'needs_attention')
    .filter(({ data }) => (data as InputOf<typeof placeOrder>).shop_id === shopId)
    .map(({ id }) => id);
}

interface Found {
  readonly id: string | undefined;
}

/** The order that waited already when the checkout was opened, as long as it does. */
export function useFoundOrder(shopId: string) {
  const [found, setFound] = useState<Found | undefined>(hasQueue() ? undefined : { id: undefined });
  useEffect(
    () =>
      watchQueue(
        (waiting) => waitingOrders(shopId, waiting),
        (ids) =>
          setFound((before) => {
            if (before === undefined) return { id: ids[0] };
            // One placed since is told of by the press that placed it.
            return ids.some((id) => id === before.id) ? before : { id: undefined };
          }),
      ),
    [shopId],
  );
  return { foundId: found?.id, isKnown: found !== undefined };
}
