import type {
  EARNING_STATES,
  Earning,
  listEarnings,
  readEarningStatement,
  readEarningTotals,
} from '@chowk/domain/earnings';
import { type OutputOf, SECOND_MS } from '@chowk/domain/kernel';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { contractClient } from '@/api/browser-client';
import { queryRef } from '@/api/contract-ref';
import { listAll } from '@/api/list-all';
import { isWorthRetry } from '@/api/queries';
import type { Kept } from '@/offline/device-rows';
import type { ServerRow } from '@/offline/schema';
import { rememberedOptions } from '@/offline/synced-options';
import { readSynced } from '@/offline/synced-read';

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

const FIRST_PAGE = '';
const PAGE_SIZE = 20;
/** Reviews and payouts change it without the person's doing, so it is asked anew when opened. */
const FRESH_MS = 5 * SECOND_MS;

export const earningTotalsOptions = () => ({
  ...rememberedOptions(readEarningTotalsRef, {}),
  staleTime: FRESH_MS,
});

/** All this device has, the newest first: ids carry the time they were made. */
async function keptEarnings(
  keptRows: (collection: 'earnings') => Promise<Kept<ServerRow[]> | undefined>,
  status: EarningStatus | undefined,
): Promise<Kept<OutputOf<typeof listEarnings>> | undefined> {
  const kept = await keptRows('earnings');
  if (!kept) return undefined;
  const items = (kept.content as Earning[])
    .filter((earning) => status === undefined || earning.status === status)
    .sort((one, other) => (one.id < other.id ? 1 : -1));
  return { savedAt: kept.savedAt, content: { items, nextCursor: null } };
}

export function earningsOptions(status: EarningStatus | undefined) {
  return infiniteQueryOptions({
    queryKey: [listEarningsRef.name, status ?? 'all'],
    queryFn: ({ pageParam, signal }) => {
      const params = {
        limit: PAGE_SIZE,
        ...(status === undefined ? {} : { status }),
        ...(pageParam === FIRST_PAGE ? {} : { cursor: pageParam }),
      };
      return readSynced<OutputOf<typeof listEarnings>>({
        ask: () => contractClient.runQuery(listEarningsRef, params, { signal }),
        fromDevice: ({ keptRows }) => keptEarnings(keptRows, status),
      });
    },
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor,
    retry: isWorthRetry,
    staleTime: FRESH_MS,
  });
}

export function readAllEarnings(): Promise<Earning[]> {
  return listAll((asked) => contractClient.runQuery(listEarningsRef, asked));
}
