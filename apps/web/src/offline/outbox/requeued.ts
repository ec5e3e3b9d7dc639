import type { PendingUpload } from './queue-row';

/** What was cut off while it was sent waits again, and counts as tried: it may have arrived. */
export function requeued({
  state,
  retryCount,
}: PendingUpload): Pick<PendingUpload, 'state' | 'retryCount'> {
  const isCutOff = state === 'sending';
  return isCutOff ? { state: 'queued', retryCount: retryCount + 1 } : { state, retryCount };
}
