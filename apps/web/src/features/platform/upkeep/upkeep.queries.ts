import { SECOND_MS } from '@chowk/domain/kernel';
import type {
  createBackup,
  listBackups,
  listRetentionRuns,
  runRetention,
  UpkeepState,
} from '@chowk/domain/upkeep';
import { commandRef, queryRef } from '@/api/client/contract-ref';
import { queryOptionsFor } from '@/api/client/queries';

export const listRetentionRunsRef = queryRef<typeof listRetentionRuns>(
  'retention_runs_list',
  '/retention_runs',
);
export const runRetentionRef = commandRef<typeof runRetention>('retention_run');
export const listBackupsRef = queryRef<typeof listBackups>('backups_list', '/backups');
export const createBackupRef = commandRef<typeof createBackup>('backup_create');

const PAGE = 10;
const LOOK_AGAIN_MS = 2 * SECOND_MS;

const pageAt = (cursor: string | undefined) =>
  cursor === undefined ? { limit: PAGE } : { limit: PAGE, cursor };

export const retentionRunsOptions = (cursor: string | undefined) =>
  queryOptionsFor(listRetentionRunsRef, pageAt(cursor));

export const backupsOptions = (cursor: string | undefined) =>
  queryOptionsFor(listBackupsRef, pageAt(cursor));

export function isUnderWay({ status }: { readonly status: UpkeepState }): boolean {
  return status === 'waiting' || status === 'running';
}

/** A list looks again only while something in it moves. */
export function lookAgain(
  data: { readonly items: readonly { readonly status: UpkeepState }[] } | undefined,
): number | false {
  return data?.items.some(isUnderWay) ? LOOK_AGAIN_MS : false;
}
