import type {
  Earning,
  listVesting,
  readLeaderboard,
  readTarget,
  setLeaderboardChoice,
} from '@chowk/domain/earnings';
import { istMonth, type OutputOf } from '@chowk/domain/kernel';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { contractClient } from '@/api/client/browser-client';
import { commandRef, queryRef } from '@/api/client/contract-ref';
import { isWorthRetry } from '@/api/client/queries';
import { listEarningsRef } from '@/features/earnings/earnings.queries';
import { cachedOptions } from '@/offline/cache/cached-options';
import type { Aged } from '@/offline/cache/persister';
import { PREFETCH, type Prefetch } from '@/offline/cache/prefetch';
import { listOptions } from '@/offline/read/synced-options';

export const listVestingRef = queryRef<typeof listVesting>(
  'bizman_vesting_list',
  '/bizman_vesting',
);
export const readTargetRef = queryRef<typeof readTarget>('bizman_target_read', '/bizman_target');
export const readLeaderboardRef = queryRef<typeof readLeaderboard>(
  'bizman_leaderboard_read',
  '/bizman_leaderboard',
);
export const setLeaderboardChoiceRef =
  commandRef<typeof setLeaderboardChoice>('leaderboard_choice_set');

const FIRST_PAGE = '';
const PAGE_SIZE = 5;

export type BizmanTarget = OutputOf<typeof readTarget>;
export type Leaderboard = OutputOf<typeof readLeaderboard>;

export const targetOptions = () => cachedOptions(readTargetRef, {}, { offline: 'prefetch' });
export const leaderboardOptions = (area: string | undefined) =>
  cachedOptions(readLeaderboardRef, area === undefined ? {} : { area }, { offline: 'prefetch' });

const LINES = 20;

/** What was earned in a month in India, the newest first. */
export const payOfMonthOptions = (month: string) =>
  listOptions<Earning>({
    collection: 'earnings',
    queryKey: [listEarningsRef.name, 'month', month],
    isWanted: ({ created_at }) => istMonth(Date.parse(created_at)) === month,
    size: LINES,
    ask: (asked, signal) =>
      contractClient.runQuery(listEarningsRef, { month, ...asked }, { signal }),
  });

type VestingPage = Aged<OutputOf<typeof listVesting>>;

export function vestingOptions() {
  return {
    ...infiniteQueryOptions({
      queryKey: [listVestingRef.name],
      queryFn: ({ pageParam, signal }): Promise<VestingPage> => {
        const from = pageParam === FIRST_PAGE ? {} : { cursor: pageParam };
        return contractClient.runQuery(listVestingRef, { limit: PAGE_SIZE, ...from }, { signal });
      },
      initialPageParam: FIRST_PAGE,
      getNextPageParam: (page) => page.nextCursor,
      retry: isWorthRetry,
    }),
    ...PREFETCH,
  };
}

/** How far the target is, and what a bizman's shops bring. */
export const bizmanPayPrefetch: Prefetch = {
  roles: ['bizman'],
  isList: true,
  run: async ({ query, pages }) => {
    await query(targetOptions());
    await pages(vestingOptions());
    await query(leaderboardOptions(undefined));
  },
};
