import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { consentsOptions, type KnownConsents } from '@/features/accounts/settings.queries';
import { onSyncEvent } from '@/offline/store/events';

/** Whether the person's place may be noted with their photos, and how they say yes. */
export function useLocationConsent() {
  const queryClient = useQueryClient();
  const { data } = useQuery(consentsOptions());
  const latest = data?.items.find(({ purpose }) => purpose === 'location');

  useEffect(() => {
    const { queryKey } = consentsOptions();
    return onSyncEvent(({ type }) => {
      const isWaiting = queryClient.getQueryData<KnownConsents>(queryKey)?.isWaiting;
      // What waited may have arrived, or been discarded.
      if (type === 'queue.changed' && isWaiting) void queryClient.invalidateQueries({ queryKey });
    });
  }, [queryClient]);

  async function give(): Promise<void> {
    const { keepConsent } = await import('./keep-consent');
    await keepConsent(queryClient, 'location');
  }

  return { isGiven: latest?.withdrawn_at === null, give };
}
