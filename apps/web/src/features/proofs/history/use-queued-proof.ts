import { useEffect, useState } from 'react';
import type { SubmitInput } from '@/features/proofs/capture/proof-draft';
import type { PendingUpload } from '@/offline/outbox/queue-row';
import { watchQueue } from '@/offline/outbox/watch-queue';
import { onSyncEvent } from '@/offline/store/events';
import { submitProofRef } from './own-proofs.queries';

function isOf(dealId: string, { type, data }: PendingUpload): boolean {
  return type === submitProofRef.name && (data as SubmitInput).deal_id === dealId;
}

/** The proof of this deal that waits on this phone; `onArrived` when the server has it. */
export function useQueuedProof(dealId: string, onArrived: () => void) {
  const [queued, setQueued] = useState<PendingUpload>();
  useEffect(
    () => watchQueue((waiting) => waiting.find((item) => isOf(dealId, item)), setQueued),
    [dealId],
  );
  useEffect(
    () =>
      onSyncEvent((event) => {
        if (event.type === 'item.sent' && isOf(dealId, event.item)) onArrived();
      }),
    [dealId, onArrived],
  );
  return queued;
}
