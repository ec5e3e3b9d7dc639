import type { decideOrderDispute, listOrderDisputes, readOrder } from '@chowk/domain/orders';
import { commandRef, queryRef } from '@/api/client/contract-ref';
import { queryOptionsFor } from '@/api/client/queries';

export const listOrderDisputesRef = queryRef<typeof listOrderDisputes>(
  'order_disputes_list',
  '/order_disputes',
);
export const readOrderRef = queryRef<typeof readOrder>('order_read', '/orders/{id}');
export const decideOrderDisputeRef = commandRef<typeof decideOrderDispute>('order_dispute_decide');

const DISPUTES_A_PAGE = 20;

interface DisputeFilter {
  readonly isOpen: boolean;
  readonly search: string;
  readonly cursor: string | undefined;
}

/** Shops report while the page is open. */
export function orderDisputesOptions({ isOpen, search, cursor }: DisputeFilter) {
  const params = {
    limit: DISPUTES_A_PAGE,
    is_open: String(isOpen),
    ...(search ? { search } : {}),
    ...(cursor ? { cursor } : {}),
  };
  return { ...queryOptionsFor(listOrderDisputesRef, params), staleTime: 0 };
}
