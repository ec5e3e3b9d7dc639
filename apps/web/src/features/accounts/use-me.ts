import type { Me } from '@chowk/domain/accounts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { actingFor } from '@/api/session/acting';
import { meOptions } from './accounts.queries';

interface MeState {
  /** Whom the screens are for: the owner, while a bizman acts for their shop. */
  me: Me | undefined;
  /** Who is signed in. */
  self: Me | undefined;
  error: unknown;
  isRetrying: boolean;
  retry: () => void;
}

export function useMe(): MeState {
  const { data, error, isFetching, refetch } = useQuery(meOptions());
  const as = actingFor()?.as;
  const me = useMemo(() => (data && as ? { ...data, ...as } : data), [data, as]);
  return { me, self: data, error, isRetrying: isFetching, retry: () => void refetch() };
}
