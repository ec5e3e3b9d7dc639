import type { PendingUpload } from '@/offline/outbox/queue-row';

/** An outbox item with defaults; a test sets what it is about. */
export function queuedItem(named: Partial<PendingUpload> & Pick<PendingUpload, 'type' | 'data'>) {
  return {
    id: 'q-1',
    timestamp: 1,
    retryCount: 0,
    actor: 'somebody',
    onBehalfOf: null,
    subject: null,
    blobs: [],
    dependsOn: [],
    target: 'deals:d-1',
    seq: 1,
    state: 'queued',
    retryAt: 0,
    lastError: null,
    ...named,
  } satisfies PendingUpload;
}
