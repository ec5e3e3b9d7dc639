import { findKind } from '@/offline/commands';
import type { PendingUpload } from '@/offline/outbox/queue-row';

/**
 * Whether what depends on it has to wait for it. A line of the cart or an order that was refused is
 * over: what came after it goes, and the server judges it as it is.
 */
export function holdsUp({ type, state }: Pick<PendingUpload, 'type' | 'state'>): boolean {
  return state !== 'needs_attention' || !findKind(type)?.dependentsContinue;
}
