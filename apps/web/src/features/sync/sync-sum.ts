import type { PendingUpload } from '@/offline/outbox/queue-row';

export interface SyncSum {
  /** The one number the badge and the label beside it say. */
  readonly count: number;
  /** The number is of what needs the person; the rest goes by itself. */
  readonly isFailed: boolean;
  readonly isSending: boolean;
  /** How much of the number the person took back to change: that goes nowhere by itself. */
  readonly beingChanged: 'none' | 'some' | 'all';
}

export function sumOf(items: readonly PendingUpload[], takenBack: number): SyncSum {
  const failed = items.filter(({ state }) => state === 'needs_attention').length;
  return {
    count: failed || items.length + takenBack,
    isFailed: failed > 0,
    isSending: items.some(({ state }) => state === 'sending'),
    beingChanged: takenBack === 0 ? 'none' : items.length > 0 ? 'some' : 'all',
  };
}
