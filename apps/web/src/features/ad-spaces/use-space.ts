import { useQuery } from '@tanstack/react-query';
import { spaceOptions } from './ad-spaces.queries';

export function useSpace(id: string) {
  const { data, error, isFetching, refetch } = useQuery(spaceOptions(id));
  return { known: data, error, isRetrying: isFetching, retry: () => void refetch() };
}
