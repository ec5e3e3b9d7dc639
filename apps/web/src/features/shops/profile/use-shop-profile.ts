import { useQuery } from '@tanstack/react-query';
import { shopProfileOptions } from '@/features/shops/shops.queries';

export function useShopProfile(id: string) {
  const { data, error, isFetching, refetch } = useQuery(shopProfileOptions(id));
  return { profile: data, error, isRetrying: isFetching, retry: () => void refetch() };
}
