import { useQuery } from '@tanstack/react-query';
import { dealOptions } from '@/features/deals/deals.queries';

export function useDeal(id: string) {
  const { data, error, isFetching, refetch } = useQuery(dealOptions(id));
  return { deal: data, error, isRetrying: isFetching, retry: () => void refetch() };
}
