import type { PendingUpload } from '@/offline/outbox/queue-row';

/** They come one after the other, and each says all of what it is about. */
const EACH_FOR_ITSELF: ReadonlySet<string> = new Set(['cart_set', 'order_place']);

/**
 * Whether what depends on it has to wait for it. A line of the cart or an order that was refused is
 * over: what came after it goes, and the server judges it as it is.
 */
export function holdsUp({ type, state }: Pick<PendingUpload, 'type' | 'state'>): boolean {
  return state !== 'needs_attention' || !EACH_FOR_ITSELF.has(type);
}
