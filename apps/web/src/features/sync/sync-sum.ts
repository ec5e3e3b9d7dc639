import type { PendingUpload } from '@/offline/queue-row';

export interface SyncSum {
  /** The one number the badge and the label beside it say. */
  readonly count: number;
  /** The number is of what needs the person; the rest goes by itself. */
  readonly isFailed: boolean;
  readonly isSending: boolean;
}

export function sumOf(items: readonly PendingUpload[]): SyncSum {
  const failed = items.filter(({ state }) => state === 'needs_attention').length;
  return {
    count: failed || items.length,
    isFailed: failed > 0,
    isSending: items.some(({ state }) => state === 'sending'),
  };
}
