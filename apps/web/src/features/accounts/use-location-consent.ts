import { useQuery, useQueryClient } from '@tanstack/react-query';
import { contractClient } from '@/api/browser-client';
import { consentsOptions, giveConsentRef } from './settings.queries';

/** Whether the person's place may be noted with their photos, and how they say yes. */
export function useLocationConsent() {
  const queryClient = useQueryClient();
  const { data } = useQuery(consentsOptions());
  const latest = data?.items.find(({ purpose }) => purpose === 'location');

  async function give(): Promise<void> {
    const { CONSENT_VERSION } = await import('@chowk/domain/accounts');
    const input = { purpose: 'location', version: CONSENT_VERSION } as const;
    const after = await contractClient.runCommand(giveConsentRef, input, { asSelf: true });
    queryClient.setQueryData(consentsOptions().queryKey, after);
  }

  return { isGiven: latest?.withdrawn_at === null, give };
}
