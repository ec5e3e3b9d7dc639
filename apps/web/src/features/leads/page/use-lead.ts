import type { Lead } from '@chowk/domain/leads';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isUnsent } from '@/features/leads/is-unsent';
import { leadOptions } from '@/features/leads/leads.queries';
import { cacheServerRow } from '@/offline/read/cache-server-row';

export function useLead(id: string) {
  const queryClient = useQueryClient();
  const options = leadOptions(id);
  const { data, error, isFetching, refetch } = useQuery(options);
  return {
    // One that only this device had is gone once the device has it no more.
    lead: error && data && isUnsent(data) ? undefined : data,
    error,
    isRetrying: isFetching,
    retry: () => void refetch(),
    /** The server's own answer is the newest word on it. */
    keep: (lead: Lead) => {
      queryClient.setQueryData(options.queryKey, lead);
      void cacheServerRow('shopLeads', lead);
    },
  };
}
