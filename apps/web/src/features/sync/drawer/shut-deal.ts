import type { MessageKey } from '@/i18n';
import type { PendingUpload } from '@/offline/outbox/queue-row';

/** What the page of a deal that has ended says of it. */
const ENDS: Readonly<Record<string, MessageKey<'deals'>>> = {
  cancelled: 'over.cancelled',
  expired: 'over.expired',
  withdrawn: 'over.withdrawn',
  declined: 'over.declined',
};

/** Photos refused for the state of their deal: its page has no form to change them in. */
export function isDealShut({ type, state, lastError }: PendingUpload): boolean {
  const isRefused = type === 'proof_submit' && state === 'needs_attention';
  return isRefused && lastError?.code === 'WRONG_STATE';
}

export function dealEndOf(item: PendingUpload): MessageKey<'deals'> | undefined {
  return isDealShut(item) ? ENDS[String(item.lastError?.details?.state)] : undefined;
}
