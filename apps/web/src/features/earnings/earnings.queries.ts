import type {
  EARNING_STATES,
  Earning,
  listEarnings,
  readEarningStatement,
  readEarningTotals,
} from '@chowk/domain/earnings';
import { type OutputOf, SECOND_MS } from '@chowk/domain/kernel';
import { contractClient } from '@/api/client/browser-client';
import { queryRef } from '@/api/client/contract-ref';
import { listAll } from '@/lists/list-all';
import { cachedOptions } from '@/offline/cache/cached-options';
import { listOptions } from '@/offline/read/synced-options';

export const listEarningsRef = queryRef<typeof listEarnings>('earnings_list', '/earnings');
export const readEarningTotalsRef = queryRef<typeof readEarningTotals>(
  'earning_totals_read',
  '/earning_totals',
);

export const readStatementRef = queryRef<typeof readEarningStatement>(
  'earning_statement_read',
  '/earning_statement',
);

export type EarningStatus = (typeof EARNING_STATES)[number];
export type EarningTotals = OutputOf<typeof readEarningTotals>;

const PAGE_SIZE = 20;
/** Reviews and payouts change it without the person's doing, so it is asked anew when opened. */
const FRESH_MS = 5 * SECOND_MS;

export const earningTotalsOptions = () => ({
  ...cachedOptions(readEarningTotalsRef, {}),
  staleTime: FRESH_MS,
});

export function earningsOptions(status: EarningStatus | undefined) {
  const wanted = status === undefined ? {} : { status };
  return {
    ...listOptions<Earning>({
      collection: 'earnings',
      queryKey: [listEarningsRef.name, status ?? 'all'],
      isWanted: (earning) => status === undefined || earning.status === status,
      size: PAGE_SIZE,
      ask: (asked, signal) =>
        contractClient.runQuery(listEarningsRef, { ...wanted, ...asked }, { signal }),
    }),
    staleTime: FRESH_MS,
  };
}

const COMING: readonly EarningStatus[] = ['pending', 'payable', 'failed', 'in_payout'];

/** All that is still to be paid out, for the days it comes on. */
export function comingEarningsOptions() {
  const isComing = ({ status }: Earning) => COMING.includes(status);
  return listOptions<Earning>({
    collection: 'earnings',
    queryKey: [listEarningsRef.name, 'coming'],
    isWanted: isComing,
    size: Number.POSITIVE_INFINITY,
    ask: async () => ({ items: (await readAllEarnings()).filter(isComing), nextCursor: null }),
  });
}

/** The one a deal became. */
export function dealEarningOptions(dealId: string) {
  const isOfDeal = (earning: Earning) => earning.deal_id === dealId;
  return listOptions<Earning>({
    collection: 'earnings',
    queryKey: [listEarningsRef.name, 'deal', dealId],
    isWanted: isOfDeal,
    size: 1,
    ask: async () => ({ items: (await readAllEarnings()).filter(isOfDeal), nextCursor: null }),
  });
}

export function readAllEarnings(): Promise<Earning[]> {
  return listAll((asked) => contractClient.runQuery(listEarningsRef, asked));
}
