import { useEffect, useState } from 'react';
import { canReachServer } from '@/api/network/probe-server';
import { countPending } from '@/offline/outbox/watch-queue';
import { clearCachedRows } from '@/offline/store/clean-up';
import { type ClearPort, clearCaches } from './clear-caches';

/** Public figures the front page keeps for five minutes. */
const NOTES = ['chowk.landing-stats'];

async function forgetWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
}

const browserPort: ClearPort = {
  // Caches exist only on https and localhost; elsewhere there is nothing to clear.
  listCaches: async () => ('caches' in window ? window.caches.keys() : []),
  deleteCache: (name) => window.caches.delete(name),
  clearCachedRows: () => clearCachedRows(),
  forgetWorker,
  forgetNotes: () => {
    for (const key of NOTES) localStorage.removeItem(key);
  },
};

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
