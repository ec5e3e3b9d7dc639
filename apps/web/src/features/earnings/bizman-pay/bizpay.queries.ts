import type {
  listVesting,
  readLeaderboard,
  readTarget,
  setLeaderboardChoice,
} from '@chowk/domain/earnings';
import type { OutputOf } from '@chowk/domain/kernel';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { contractClient } from '@/api/client/browser-client';
import { commandRef, queryRef } from '@/api/client/contract-ref';
import { isWorthRetry } from '@/api/client/queries';
import { answerName, rememberedOptions } from '@/offline/read/synced-options';
import { readRemembered } from '@/offline/read/synced-read';

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

function vestingParams(cursor: string) {
  return { limit: PAGE_SIZE, ...(cursor === FIRST_PAGE ? {} : { cursor }) };
}

/** What the first of these shops are kept under. */
export const vestingName = () => answerName(listVestingRef, vestingParams(FIRST_PAGE));

export function vestingOptions() {
  return infiniteQueryOptions({
    queryKey: [listVestingRef.name],
    queryFn: ({ pageParam, signal }) => {
      const params = vestingParams(pageParam);
      return readRemembered<OutputOf<typeof listVesting>>(answerName(listVestingRef, params), () =>
        contractClient.runQuery(listVestingRef, params, { signal }),
      );
    },
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor,
    retry: isWorthRetry,
  });
}
