import { useQuery } from '@tanstack/react-query';
import { bookingOptions } from '@/features/ad-spaces/ad-spaces.queries';

export function useBooking(id: string) {
  const { data, error, isFetching, refetch } = useQuery(bookingOptions(id));
  return { booking: data, error, isRetrying: isFetching, retry: () => void refetch() };
}
