import { targetOfCommand } from '@/offline/commands';
import type { PendingUpload } from '@/offline/outbox/queue-row';

type OldPending = Pick<PendingUpload, 'id' | 'type' | 'data' | 'timestamp' | 'retryCount'>;

/**
 * Fills in what a row of an earlier store lacks. All of them are unsent work that must stay queued.
 */
export function upgradeRow(row: OldPending, actor: string, seq: number): PendingUpload {
  return {
    actor,
    onBehalfOf: null,
    subject: null,
    blobs: [],
    dependsOn: [],
    target: targetOfCommand(row.type, row.id, row.data),
    seq,
    state: 'queued',
    retryAt: 0,
    lastError: null,
    ...row,
  };
}
