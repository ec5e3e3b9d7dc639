import type { MessageKey } from '@/i18n';
import { findKind } from '@/offline/commands';
import { editPlaceOf } from '@/offline/outbox/edited';
import type { PendingUpload } from '@/offline/outbox/queue-row';

/** What the page of a deal that has ended says of it. */
const ENDS: Readonly<Record<string, MessageKey<'deals'>>> = {
  cancelled: 'over.cancelled',
  expired: 'over.expired',
  withdrawn: 'over.withdrawn',
  declined: 'over.declined',
};

/** Photos refused for the state of their deal: its page has no form to change them in. */
export function dealEndOf(item: PendingUpload): MessageKey<'deals'> | undefined {
  const isShut = findKind(item.type)?.edit !== undefined && editPlaceOf(item) === undefined;
  return isShut ? ENDS[String(item.lastError?.details?.state)] : undefined;
}
