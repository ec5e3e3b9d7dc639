import { useEffect, useState } from 'react';
import { type PendingUpload, targetOf } from '@/offline/outbox/queue-row';
import { watchQueue } from '@/offline/outbox/watch-queue';

const NONE: readonly PendingUpload[] = [];

/** What was done to this lead and waits on this phone, in order. */
export function useQueuedLead(id: string): readonly PendingUpload[] {
  const [queued, setQueued] = useState(NONE);
  useEffect(() => {
    const isOfIt = ({ target }: PendingUpload) => target === targetOf('shopLeads', id);
    return watchQueue((waiting) => waiting.filter(isOfIt), setQueued);
  }, [id]);
  return queued;
}
