import type { Order } from '@chowk/domain/orders';
import { toServerError } from '@/offline/send/send-failure';
import type { SyncEvent } from '@/offline/store/events';

type OrderOutcome =
  | { readonly kind: 'placed'; readonly orders: readonly Order[] }
  /** Without a refusal it was taken back or given up. */
  | { readonly kind: 'over'; readonly refusal?: Error };

function ordersIn(output: unknown): readonly Order[] {
  return (output as { orders?: readonly Order[] } | undefined)?.orders ?? [];
}

/** What an event says of the order that waits; nothing when it speaks of something else. */
export function orderOutcome(event: SyncEvent, id: string): OrderOutcome | undefined {
  if (!('item' in event) || event.item.id !== id) return undefined;
  if (event.type === 'item.sent') return { kind: 'placed', orders: ordersIn(event.output) };
  if (event.type === 'item.dropped') return { kind: 'over' };
  return { kind: 'over', refusal: toServerError(event.problem) };
}
