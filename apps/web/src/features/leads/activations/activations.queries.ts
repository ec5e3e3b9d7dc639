import type {
  approveActivation,
  listActivations,
  readActivation,
  rejectActivation,
} from '@chowk/domain/leads';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { contractClient } from '@/api/client/browser-client';
import { commandRef, queryRef } from '@/api/client/contract-ref';
import { isWorthRetry, queryOptionsFor } from '@/api/client/queries';

export const listActivationsRef = queryRef<typeof listActivations>(
  'activation_requests_list',
  '/activation_requests',
);
export const readActivationRef = queryRef<typeof readActivation>(
  'activation_request_read',
  '/activation_requests/{id}',
);
export const approveActivationRef = commandRef<typeof approveActivation>('activation_approve');
export const rejectActivationRef = commandRef<typeof rejectActivation>('activation_reject');

const PAGE_SIZE = 50;
const FIRST_PAGE = '';

function readQueue(cursor: string, signal: AbortSignal) {
  const params = { limit: PAGE_SIZE, ...(cursor === FIRST_PAGE ? {} : { cursor }) };
  return contractClient.runQuery(listActivationsRef, params, { signal, isGathered: true });
}

export function activationQueueOptions() {
  return infiniteQueryOptions({
    queryKey: [listActivationsRef.name],
    queryFn: ({ pageParam, signal }) => readQueue(pageParam, signal),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor,
    retry: isWorthRetry,
  });
}

export const activationOptions = (id: string) => queryOptionsFor(readActivationRef, { id });
