import type { PendingUpload } from '@/offline/outbox/queue-row';

/** A row of the queue; what a test is about it names itself. */
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
