import type {
  deletePlatformStat,
  listPlatformStats,
  savePlatformStat,
} from '@chowk/domain/platform';
import { contractClient } from '@/api/client/browser-client';
import { commandRef, queryRef } from '@/api/client/contract-ref';
import { listAll } from '@/lists/list-all';

export const listPlatformStatsRef = queryRef<typeof listPlatformStats>(
  'platform_stats_list',
  '/platform_stats',
);
export const savePlatformStatRef = commandRef<typeof savePlatformStat>('platform_stat_save');
export const deletePlatformStatRef = commandRef<typeof deletePlatformStat>('platform_stat_delete');

/** All of them: they are as few as fit on the front pages. */
export const platformStatsOptions = () => ({
  queryKey: [listPlatformStatsRef.name, 'all'],
  queryFn: () => listAll((page) => contractClient.runQuery(listPlatformStatsRef, page)),
});
