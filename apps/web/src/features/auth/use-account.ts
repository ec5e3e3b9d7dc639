import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { accountOptions } from './account.queries';

export function useAccount() {
  const { data, error, isFetching, refetch } = useQuery(accountOptions());
  return { account: data, error, isRetrying: isFetching, retry: () => void refetch() };
}

/** After a change: what the screen says comes from the server again. */
export function useRefreshAccount(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(
    () => queryClient.invalidateQueries({ queryKey: accountOptions().queryKey }),
    [queryClient],
  );
}
