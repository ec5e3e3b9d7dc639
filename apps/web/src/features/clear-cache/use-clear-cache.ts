import { useEffect, useState } from 'react';
import { canReachServer } from '@/api/network/probe-server';
import { countPending } from '@/offline/outbox/watch-queue';
import { browserPort } from './browser-port';
import { clearCaches } from './clear-caches';

export type ClearState = 'idle' | 'clearing' | 'offline' | 'done' | 'failed';

/** `undefined` while counting; a failure to count is told apart from a zero. */
export type PendingCount = number | 'unknown' | undefined;

interface ClearCache {
  state: ClearState;
  pending: PendingCount;
  clear: () => Promise<void>;
}

export function useClearCache(): ClearCache {
  const [state, setState] = useState<ClearState>('idle');
  const [pending, setPending] = useState<PendingCount>();

  useEffect(() => {
    countPending().then(setPending, () => setPending('unknown'));
  }, []);

  const clear = async () => {
    setState('clearing');
    // Without a network the cleared pages could not be fetched again, and the app would not open.
    if (!(await canReachServer())) {
      setState('offline');
      return;
    }
    try {
      await clearCaches(browserPort);
      setState('done');
    } catch {
      setState('failed');
    }
  };

  return { state, pending, clear };
}
