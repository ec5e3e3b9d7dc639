import type { Proof } from '@chowk/domain/proofs';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { dealProofsOptions, listProofsRef } from './own-proofs.queries';

/** The attempts of a deal, and how to hear of a new one. */
export function useDealProofs(dealId: string) {
  const queryClient = useQueryClient();
  const { data } = useQuery(dealProofsOptions(dealId));
  const proofs: readonly Proof[] = data?.items ?? [];
  return {
    proofs,
    refresh: () => void queryClient.invalidateQueries({ queryKey: [listProofsRef.name] }),
  };
}
