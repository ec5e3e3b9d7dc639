import { useEffect, useState } from 'react';
import { onSyncEvent } from '@/offline/events';
import { hasQueue } from '@/offline/queue-flag';
import type { PendingUpload } from '@/offline/queue-row';

const NONE: readonly PendingUpload[] = [];

async function readQueued(id: string): Promise<readonly PendingUpload[]> {
  // Most have nothing waiting, and need not fetch the local store to find none.
  if (!hasQueue()) return NONE;
  const { listPending } = await import('@/offline/outbox');
  return (await listPending()).filter(({ entity }) => entity === `shopLeads:${id}`);
}

/** What was done to this lead and waits on this phone, in order. */
export function useQueuedLead(id: string): readonly PendingUpload[] {
  const [queued, setQueued] = useState(NONE);
  useEffect(() => {
    let isWanted = true;
    async function read() {
      const found = await readQueued(id).catch(() => NONE);
      if (isWanted) setQueued(found);
    }
    void read();
    const stop = onSyncEvent(() => void read());
    return () => {
      isWanted = false;
      stop();
    };
  }, [id]);
  return queued;
}
