import { useQuery } from '@tanstack/react-query';
import { shopOptions } from './shops.queries';

export function useShop(id: string) {
  const { data, error, isFetching, refetch } = useQuery(shopOptions(id));
  return { shop: data, error, isRetrying: isFetching, retry: () => void refetch() };
}
