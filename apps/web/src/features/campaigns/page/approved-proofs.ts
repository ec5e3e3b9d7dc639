import type { OutputOf } from '@chowk/domain/kernel';
import type { listProofs } from '@chowk/domain/proofs';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { contractClient } from '@/api/client/browser-client';
import { isWorthRetry } from '@/api/client/queries';
import type { Aged } from '@/offline/cache/persister';
import { PREFETCH } from '@/offline/cache/prefetch';
import { listCampaignProofsRef } from '../campaigns.queries';

const PROOFS_A_PAGE = 12;
const FIRST_PAGE = '';

/** The newest first. */
export function approvedProofsOptions(id: string) {
  return {
    ...infiniteQueryOptions({
      queryKey: [listCampaignProofsRef.name, 'wall', id],
      initialPageParam: FIRST_PAGE,
      queryFn: ({ pageParam: cursor, signal }): Promise<Aged<OutputOf<typeof listProofs>>> => {
        const wanted = { campaign_id: id, status: 'approved' as const, limit: PROOFS_A_PAGE };
        const params = { ...wanted, ...(cursor === FIRST_PAGE ? {} : { cursor }) };
        return contractClient.runQuery(listCampaignProofsRef, params, { signal });
      },
      getNextPageParam: ({ nextCursor }) => nextCursor,
      retry: isWorthRetry,
    }),
    ...PREFETCH,
  };
}
