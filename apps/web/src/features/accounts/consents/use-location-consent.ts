import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { consentsOptions, pendingConsentsOptions } from '@/features/accounts/settings.queries';
import { onSyncEvent } from '@/offline/store/events';

/** Whether the person's place may be noted with their photos, and how they say yes. */
export function useLocationConsent() {
  const queryClient = useQueryClient();
  const { data } = useQuery(consentsOptions());
  const { data: pending = [] } = useQuery(pendingConsentsOptions());
  const latest = data?.items.find(({ purpose }) => purpose === 'location');
  const isPending = pending.includes('location');

  useEffect(() => {
    if (!isPending) return undefined;
    return onSyncEvent(({ type }) => {
      if (type !== 'queue.changed') return;
      // It may have arrived, or been refused or discarded.
      for (const { queryKey } of [pendingConsentsOptions(), consentsOptions()]) {
        void queryClient.invalidateQueries({ queryKey });
      }
    });
  }, [queryClient, isPending]);

  async function give(): Promise<void> {
    const { cacheConsent } = await import('./cache-consent');
    await cacheConsent(queryClient, 'location');
  }

  return { isGiven: isPending || latest?.withdrawn_at === null, give };
}
