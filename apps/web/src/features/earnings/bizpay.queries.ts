import type {
  listVesting,
  readLeaderboard,
  readTarget,
  setLeaderboardChoice,
} from '@chowk/domain/earnings';
import type { OutputOf } from '@chowk/domain/kernel';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { contractClient } from '@/api/browser-client';
import { commandRef, queryRef } from '@/api/contract-ref';
import { isWorthRetry } from '@/api/queries';
import { rememberedOptions } from '@/offline/synced-options';

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

export const targetOptions = () => rememberedOptions(readTargetRef, {});
export const leaderboardOptions = (area: string | undefined) =>
  rememberedOptions(readLeaderboardRef, area === undefined ? {} : { area });

export function vestingOptions() {
  return infiniteQueryOptions({
    queryKey: [listVestingRef.name],
    queryFn: ({ pageParam, signal }): Promise<OutputOf<typeof listVesting>> =>
      contractClient.runQuery(
        listVestingRef,
        { limit: PAGE_SIZE, ...(pageParam === FIRST_PAGE ? {} : { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor,
    retry: isWorthRetry,
  });
}
