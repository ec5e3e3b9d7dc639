import { useEffect, useState } from 'react';
import { onSyncEvent } from '@/offline/events';
import { hasQueue } from '@/offline/queue-flag';
import type { PendingUpload } from '@/offline/queue-row';
import { submitProofRef } from './own-proofs.queries';
import type { SubmitInput } from './proof-draft';

function isOf(dealId: string, { type, data }: PendingUpload): boolean {
  return type === submitProofRef.name && (data as SubmitInput).deal_id === dealId;
}

async function readPending(): Promise<readonly PendingUpload[]> {
  // Most have nothing waiting, and need not fetch the local store to find none.
  if (!hasQueue()) return [];
  return (await import('@/offline/outbox')).listPending();
}

/** The proof of this deal that waits on this phone; `onArrived` when the server has it. */
export function useQueuedProof(dealId: string, onArrived: () => void) {
  const [queued, setQueued] = useState<PendingUpload>();

  useEffect(() => {
    let isWanted = true;
    async function read() {
      const pending = await readPending().catch(() => []);
      if (isWanted) setQueued(pending.find((item) => isOf(dealId, item)));
    }
    void read();
    const stop = onSyncEvent((event) => {
      void read();
      if (event.type === 'item.sent' && isOf(dealId, event.item)) onArrived();
    });
    return () => {
      isWanted = false;
      stop();
    };
  }, [dealId, onArrived]);

  return queued;
}
