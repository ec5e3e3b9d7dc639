import type { OutputOf } from '@chowk/domain/kernel';
import type { listProofs } from '@chowk/domain/proofs';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { contractClient } from '@/api/client/browser-client';
import { isWorthRetry } from '@/api/client/queries';
import { answerName } from '@/offline/read/synced-options';
import { readRemembered } from '@/offline/read/synced-read';
import { listCampaignProofsRef } from '../campaigns.queries';

const PROOFS_A_PAGE = 12;
const FIRST_PAGE = '';

function paramsOf(id: string, cursor: string) {
  return {
    campaign_id: id,
    status: 'approved' as const,
    limit: PROOFS_A_PAGE,
    ...(cursor === FIRST_PAGE ? {} : { cursor }),
  };
}

/** What the newest of them are kept under. */
export function approvedProofsName(id: string): string {
  return answerName(listCampaignProofsRef, paramsOf(id, FIRST_PAGE));
}

/** The newest first; each page once seen is there without a network too. */
export function approvedProofsOptions(id: string) {
  return infiniteQueryOptions({
    queryKey: [listCampaignProofsRef.name, 'wall', id],
    initialPageParam: FIRST_PAGE,
    queryFn: ({ pageParam, signal }) => {
      const params = paramsOf(id, pageParam);
      return readRemembered<OutputOf<typeof listProofs>>(
        answerName(listCampaignProofsRef, params),
        () => contractClient.runQuery(listCampaignProofsRef, params, { signal }),
      );
    },
    getNextPageParam: ({ nextCursor }) => nextCursor,
    retry: isWorthRetry,
  });
}
