import type { PendingUpload } from '@/offline/queue-row';

export interface SyncSum {
  /** The one number the badge and the label beside it say. */
  readonly count: number;
  /** The number is of what needs the person; the rest goes by itself. */
  readonly isFailed: boolean;
  readonly isSending: boolean;
  /** Nothing waits, but the number is of what the person took back to change and has not sent. */
  readonly isBeingChanged: boolean;
}

export function sumOf(items: readonly PendingUpload[], takenBack: number): SyncSum {
  const failed = items.filter(({ state }) => state === 'needs_attention').length;
  return {
    count: failed || items.length || takenBack,
    isFailed: failed > 0,
    isSending: items.some(({ state }) => state === 'sending'),
    isBeingChanged: items.length === 0 && takenBack > 0,
  };
}
