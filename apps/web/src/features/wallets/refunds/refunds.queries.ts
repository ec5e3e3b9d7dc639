import type { ParamsOf } from '@chowk/domain/kernel';
import type {
  confirmRefund,
  listRefunds,
  rejectRefund,
  requestRefund,
} from '@chowk/domain/wallets';
import { commandRef, queryRef } from '@/api/client/contract-ref';
import { queryOptionsFor } from '@/api/client/queries';
import { cachedOptions } from '@/offline/cache/cached-options';

export const listRefundsRef = queryRef<typeof listRefunds>(
  'wallet_refunds_list',
  '/wallet_refunds',
);
export const requestRefundRef = commandRef<typeof requestRefund>('wallet_refund_request');
export const confirmRefundRef = commandRef<typeof confirmRefund>('wallet_refund_confirm');
export const rejectRefundRef = commandRef<typeof rejectRefund>('wallet_refund_reject');

/** Money moves while the page is open, so it is asked for anew whenever it is looked at. */
const FRESH = { staleTime: 0 } as const;

/** For whoever decides on them, which needs a network anyway. */
export function refundsOptions(params: ParamsOf<typeof listRefunds>) {
  return { ...queryOptionsFor(listRefundsRef, params), ...FRESH };
}

export const ownRefundsOptions = () => ({ ...cachedOptions(listRefundsRef, {}), ...FRESH });
