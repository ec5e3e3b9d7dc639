import type { PendingUpload } from '@/offline/outbox/queue-row';

export interface SyncSum {
  /** The one number the badge and the label beside it say. */
  readonly count: number;
  /** The number is of what needs the person; the rest goes by itself. */
  readonly isFailed: boolean;
  readonly isSending: boolean;
  /** How much of the number is being edited: that goes nowhere by itself. */
  readonly beingChanged: 'none' | 'some' | 'all';
}

export function sumOf(items: readonly PendingUpload[]): SyncSum {
  const countOf = (wanted: PendingUpload['state']) =>
    items.filter(({ state }) => state === wanted).length;
  const [failed, editing] = [countOf('needs_attention'), countOf('editing')];
  return {
    count: failed || items.length,
    isFailed: failed > 0,
    isSending: countOf('sending') > 0,
    beingChanged: editing === 0 ? 'none' : editing < items.length ? 'some' : 'all',
  };
}
