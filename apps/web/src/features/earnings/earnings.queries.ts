import type {
  EARNING_STATES,
  Earning,
  listEarnings,
  readEarningStatement,
  readEarningTotals,
} from '@chowk/domain/earnings';
import { type OutputOf, SECOND_MS } from '@chowk/domain/kernel';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { contractClient } from '@/api/client/browser-client';
import { queryRef } from '@/api/client/contract-ref';
import { isWorthRetry } from '@/api/client/queries';
import { listAll } from '@/lists/list-all';
import { cachedOptions } from '@/offline/cache/cached-options';
import {
  cachedPage,
  FIRST_PLACE,
  nextPlace,
  type Place,
  serverPlace,
} from '@/offline/read/cached-page';
import { cachedRows } from '@/offline/read/device-rows';
import { readCollection } from '@/offline/read/read-collection';
import { ON_DEVICE } from '@/offline/read/synced-options';

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

async function findEarnings(status: EarningStatus | undefined, place: Place) {
  const kept = await cachedRows<Earning>('earnings');
  if (!kept) return undefined;
  const fitting = kept.content.filter(
    (earning) => status === undefined || earning.status === status,
  );
  return { ...kept, content: cachedPage(fitting, place, PAGE_SIZE) };
}

export function earningsOptions(status: EarningStatus | undefined) {
  return infiniteQueryOptions({
    ...ON_DEVICE,
    queryKey: [listEarningsRef.name, status ?? 'all'],
    queryFn: ({ pageParam, signal }) => {
      const wanted = { limit: PAGE_SIZE, ...(status === undefined ? {} : { status }) };
      return readCollection<OutputOf<typeof listEarnings>>({
        collection: 'earnings',
        fromDevice: () => findEarnings(status, pageParam),
        ask: async () =>
          contractClient.runQuery(
            listEarningsRef,
            { ...wanted, ...serverPlace(pageParam) },
            { signal },
          ),
      });
    },
    initialPageParam: FIRST_PLACE,
    getNextPageParam: nextPlace,
    retry: isWorthRetry,
    staleTime: FRESH_MS,
  });
}

export function readAllEarnings(): Promise<Earning[]> {
  return listAll((asked) => contractClient.runQuery(listEarningsRef, asked));
}
