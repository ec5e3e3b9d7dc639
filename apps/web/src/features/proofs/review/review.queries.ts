import type { overrideDeal } from '@chowk/domain/deals';
import type {
  approveProof,
  listReviewQueue,
  readProofCase,
  rejectProof,
  reviewProofsInBulk,
} from '@chowk/domain/proofs';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { contractClient } from '@/api/client/browser-client';
import { commandRef, queryRef } from '@/api/client/contract-ref';
import { isWorthRetry, queryOptionsFor } from '@/api/client/queries';

export const listReviewQueueRef = queryRef<typeof listReviewQueue>(
  'review_queue_list',
  '/review_queue',
);
export const readProofCaseRef = queryRef<typeof readProofCase>(
  'proof_case_read',
  '/proof_cases/{id}',
);
export const approveProofRef = commandRef<typeof approveProof>('proof_approve');
export const rejectProofRef = commandRef<typeof rejectProof>('proof_reject');
export const reviewInBulkRef = commandRef<typeof reviewProofsInBulk>('proof_review_bulk');
export const overrideDealRef = commandRef<typeof overrideDeal>('deal_override');

const PAGE_SIZE = 50;
const FIRST_PAGE = '';

type QueuePage = Awaited<ReturnType<typeof readQueue>>;
export type QueueItem = QueuePage['items'][number];

function readQueue(cursor: string, signal: AbortSignal) {
  const params = { limit: PAGE_SIZE, ...(cursor === FIRST_PAGE ? {} : { cursor }) };
  return contractClient.runQuery(listReviewQueueRef, params, { signal, isGathered: true });
}

export function reviewQueueOptions() {
  return infiniteQueryOptions({
    queryKey: [listReviewQueueRef.name],
    queryFn: ({ pageParam, signal }) => readQueue(pageParam, signal),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor,
    retry: isWorthRetry,
  });
}

export const proofCaseOptions = (id: string) => queryOptionsFor(readProofCaseRef, { id });
