import type { disputeProof, listProofs, readProof, submitProof } from '@chowk/domain/proofs';
import { commandRef, queryRef, queueableRef } from '@/api/client/contract-ref';
import { WHEN_BACK } from '@/api/client/when-back';
import { cachedOptions } from '@/offline/cache/cached-options';

export const listProofsRef = queryRef<typeof listProofs>('proofs_list', '/proofs');
export const readProofRef = queryRef<typeof readProof>('proof_read', '/proofs/{id}');
export const submitProofRef = queueableRef<typeof submitProof>('proof_submit');
export const disputeProofRef = commandRef<typeof disputeProof>('proof_dispute');

const MOST_ATTEMPTS = 20;

/** Every attempt of one deal, the newest first. */
export const dealProofsOptions = (dealId: string) => ({
  ...cachedOptions(listProofsRef, { deal_id: dealId, limit: MOST_ATTEMPTS }),
  ...WHEN_BACK,
  refetchOnMount: 'always' as const,
});

export const proofOptions = (id: string) => ({
  ...cachedOptions(readProofRef, { id }),
  ...WHEN_BACK,
  refetchOnMount: 'always' as const,
});
