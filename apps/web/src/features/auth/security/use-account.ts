import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { WHEN_BACK } from '@/api/client/when-back';
import { NetworkError } from '@/api/errors/errors';
import { accountOptions } from './account.queries';

export function useAccount(whenAway: Partial<typeof WHEN_BACK> = {}) {
  const { data, error, isFetching, refetch } = useQuery({ ...accountOptions(), ...whenAway });
  const isAway = error instanceof NetworkError;
  return { account: data, error, isAway, isRetrying: isFetching, retry: () => void refetch() };
}

/** After a change: what the screen says comes from the server again. */
export function useRefreshAccount(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(
    () => queryClient.invalidateQueries({ queryKey: accountOptions().queryKey }),
    [queryClient],
  );
}
