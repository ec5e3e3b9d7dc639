import type { Me } from '@chowk/domain/accounts';
import { useQuery } from '@tanstack/react-query';
import { meOptions } from './accounts.queries';

interface MeState {
  me: Me | undefined;
  error: unknown;
  isRetrying: boolean;
  retry: () => void;
}

export function useMe(): MeState {
  const { data, error, isFetching, refetch } = useQuery(meOptions());
  return { me: data, error, isRetrying: isFetching, retry: () => void refetch() };
}
