import type {
  EARNING_STATES,
  Earning,
  listEarnings,
  readEarningTotals,
} from '@chowk/domain/earnings';
import type { OutputOf } from '@chowk/domain/kernel';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { contractClient } from '@/api/browser-client';
import { queryRef } from '@/api/contract-ref';
import { listAll } from '@/api/list-all';
import { isWorthRetry, queryOptionsFor } from '@/api/queries';

export const listEarningsRef = queryRef<typeof listEarnings>('earnings_list', '/earnings');
export const readEarningTotalsRef = queryRef<typeof readEarningTotals>(
  'earning_totals_read',
  '/earning_totals',
);

export type EarningStatus = (typeof EARNING_STATES)[number];
export type EarningTotals = OutputOf<typeof readEarningTotals>;

const FIRST_PAGE = '';
const PAGE_SIZE = 20;

/** Reviews and payouts change it without the person's doing, so it is asked anew when opened. */
export const earningTotalsOptions = () => ({
  ...queryOptionsFor(readEarningTotalsRef, {}),
  refetchOnMount: 'always' as const,
});

export function earningsOptions(status: EarningStatus | undefined) {
  return infiniteQueryOptions({
    queryKey: [listEarningsRef.name, status ?? 'all'],
    queryFn: ({ pageParam, signal }) => {
      const params = {
        limit: PAGE_SIZE,
        ...(status === undefined ? {} : { status }),
        ...(pageParam === FIRST_PAGE ? {} : { cursor: pageParam }),
      };
      return contractClient.runQuery(listEarningsRef, params, { signal });
    },
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor,
    retry: isWorthRetry,
    refetchOnMount: 'always',
  });
}

export function readAllEarnings(): Promise<Earning[]> {
  return listAll((asked) => contractClient.runQuery(listEarningsRef, asked));
}
