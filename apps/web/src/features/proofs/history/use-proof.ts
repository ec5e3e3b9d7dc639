import { useQuery } from '@tanstack/react-query';
import { proofOptions } from './own-proofs.queries';

export function useProof(id: string) {
  const { data, error, isFetching, refetch } = useQuery(proofOptions(id));
  return { proof: data, error, isRetrying: isFetching, retry: () => void refetch() };
}
